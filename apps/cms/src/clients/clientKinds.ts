import type { Payload } from 'payload'
import { keptKinds, type NamedKind } from '../dossiers/keptKinds.ts'

/** What a person can be opened from; letters go to the company as well, and name nobody. */
export function clientKinds(payload: Pick<Payload, 'config'>): readonly NamedKind[] {
  return keptKinds(payload).filter(({ slug }) => slug !== 'emails')
}

export function clientKindNamed(
  name: unknown,
  payload: Pick<Payload, 'config'>,
): NamedKind | undefined {
  return clientKinds(payload).find(({ slug }) => slug === name)
}

/** The fields of a kind in which its person stands. */
export function personFields({ personal: { fields, phone, name } }: NamedKind): string[] {
  const all = [...fields, phone?.field, phone?.dialCode, name]
  return all.filter((field) => field !== undefined)
}
