import type { PayloadRequest } from 'payload'
import { clientCard } from '../../clients/clientCard.ts'
import { clientKindNamed } from '../../clients/clientKinds.ts'
import { keptKind } from '../../dossiers/keptKinds.ts'
import type { EnteredKind } from './entryAddress.ts'

/** The fields of a form that a card fills in; none where the address names no card. */
export async function knownPerson(
  kind: EnteredKind,
  named: unknown,
  req: PayloadRequest,
): Promise<Readonly<Record<string, string>>> {
  const [, from, id] = /^([a-z-]+)\/(\d{1,9})$/.exec(String(named ?? '')) ?? []
  const known = clientKindNamed(from, req.payload)
  if (known === undefined) return {}
  const card = await clientCard(known, Number(id), req)
  if (card === undefined) return {}
  const { fields, phone, name } = keptKind(kind, req.payload).personal
  const filled: [string | undefined, string | undefined][] = [
    [name, card.names[0]],
    [phone?.field, card.phones[0]],
    [fields[0], card.emails[0]],
  ]
  return Object.fromEntries(
    filled.filter((one): one is [string, string] => one.every((part) => part !== undefined)),
  )
}
