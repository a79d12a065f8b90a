/** The parts as one object. A key that two of them have is a type error: one would hide the other. */
export function merged<const Parts extends readonly object[]>(
  ...parts: Parts & Disjoint<Parts>
): Merged<Parts> {
  return Object.assign({}, ...parts)
}

/**
 * The parts, with a key that nothing can have where one before has it already. Both types end with
 * their own call, which TypeScript follows a thousand times, and any other fifty times.
 */
export type Disjoint<
  Parts extends readonly object[],
  Taken = never,
  Seen extends readonly object[] = readonly [],
> = Parts extends readonly [infer First extends object, ...infer Rest extends readonly object[]]
  ? Disjoint<
      Rest,
      Taken | keyof First,
      readonly [...Seen, First & { readonly [Key in keyof First & Taken]: never }]
    >
  : Seen

type Merged<Parts extends readonly object[], Sum = unknown> = Parts extends readonly [
  infer First extends object,
  ...infer Rest extends readonly object[],
]
  ? Merged<Rest, Sum & First>
  : Sum
