class Arbiter < Formula
  desc "Draughts (checkers) arbiter's tool: records, rulings, events"
  homepage "@ADDRESS@"
  version "@VERSION@"
  license any_of: ["MIT", "Apache-2.0"]

  on_macos do
    on_arm do
      url "@ADDRESS@/releases/download/v@VERSION@/arbiter-@VERSION@-macos-aarch64.tar.gz"
      sha256 "@SHA256 arbiter-@VERSION@-macos-aarch64.tar.gz@"
    end
    on_intel do
      url "@ADDRESS@/releases/download/v@VERSION@/arbiter-@VERSION@-macos-x86_64.tar.gz"
      sha256 "@SHA256 arbiter-@VERSION@-macos-x86_64.tar.gz@"
    end
  end
  on_linux do
    on_arm do
      url "@ADDRESS@/releases/download/v@VERSION@/arbiter-@VERSION@-linux-aarch64.tar.gz"
      sha256 "@SHA256 arbiter-@VERSION@-linux-aarch64.tar.gz@"
    end
    on_intel do
      url "@ADDRESS@/releases/download/v@VERSION@/arbiter-@VERSION@-linux-x86_64.tar.gz"
      sha256 "@SHA256 arbiter-@VERSION@-linux-x86_64.tar.gz@"
    end
  end

  def install
    bin.install "arbiter"
    man1.install Dir["man/*.1"]
    bash_completion.install "completions/arbiter.bash" => "arbiter"
    zsh_completion.install "completions/arbiter.zsh" => "_arbiter"
    fish_completion.install "completions/arbiter.fish"
    doc.install "manual", "README.txt", "LICENSES.html"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/arbiter --version")
  end
end
