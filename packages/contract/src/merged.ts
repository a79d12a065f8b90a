/** The parts as one object. A key that two of them have is a type error: one would hide the other. */
export function merged<const Parts extends readonly object[]>(
  ...parts: Parts & Disjoint<Parts>
): Merged<Parts> {
  return Object.assign({}, ...parts)
}

/** The parts, with a key that nothing can have where one before has it already. */
export type Disjoint<Parts extends readonly object[], Taken = never> = Parts extends readonly [
  infer First extends object,
  ...infer Rest extends readonly object[],
]
  ? readonly [
      First & { readonly [Key in keyof First & Taken]: never },
      ...Disjoint<Rest, Taken | keyof First>,
    ]
  : readonly []

type Merged<Parts extends readonly object[]> = Parts extends readonly [
  infer First extends object,
  ...infer Rest extends readonly object[],
]
  ? First & Merged<Rest>
  : unknown
