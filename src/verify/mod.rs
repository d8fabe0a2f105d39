//! An independent check of a pairing of a [`Field`](crate::field::Field), also of one made
//! by hand: it shares no code with the systems that pair.
