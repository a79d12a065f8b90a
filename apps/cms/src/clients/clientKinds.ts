import { type KeptName, keptKinds, keptNames } from '../messages/keptKinds.ts'

/** What a person can be opened from; letters go to the company as well, and name nobody. */
export type ClientKind = Exclude<KeptName, 'emails'>

export const clientKinds = keptNames.filter((name): name is ClientKind => name !== 'emails')

export function isClientKind(name: unknown): name is ClientKind {
  return clientKinds.some((kind) => kind === name)
}

/** The fields of a kind in which its person stands. */
export function personFields(kind: ClientKind): string[] {
  const { fields, phone, name } = keptKinds[kind].personal
  const all = [...fields, phone?.field, phone?.dialCode, name]
  return all.filter((field) => field !== undefined)
}
