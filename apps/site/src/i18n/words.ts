/** The shape of a dictionary: the same keys and arguments, any words. */
export type Words<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Words<T[Key]> }
