/* For tests under wine only, whose version in Debian 12 lacks this library, which every program of
   Rust asks for random numbers: the same by an older call that wine has. Never part of what is given
   to users. */
__declspec(dllimport) unsigned char SystemFunction036(void *buffer, unsigned long length);

__declspec(dllexport) int ProcessPrng(unsigned char *buffer, unsigned long long length) {
    return SystemFunction036(buffer, (unsigned long)length);
}
