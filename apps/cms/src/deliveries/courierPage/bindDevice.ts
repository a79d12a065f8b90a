import type { Payload, Where } from 'payload'
import type { Courier } from '../../payload-types.ts'
import { kept, newSecret } from './secrets.ts'

const mostTries = 5

interface Bound {
  /** By which the device is known from now on. */
  jeton: string
  nom: string
}

/**
 * Binds one device by a link and its spoken code. Each try is counted before it is looked at, in one
 * statement, so that a hundred at once are five; the second of two devices finds the link used.
 */
export async function bindDevice(
  link: string,
  code: string,
  payload: Payload,
): Promise<Bound | undefined> {
  const lien = kept(link, payload)
  const found = await courierWhere({ lien: { equals: lien } }, payload)
  if (found?.etat !== 'actif' || Date.parse(found.lienJusque ?? '') < Date.now()) {
    return undefined
  }
  const own = [{ id: { equals: found.id } }, { lien: { equals: lien } }]
  const counted = await changed(payload, [...own, { essaisLien: { less_than: mostTries } }], {
    essaisLien: { $inc: 1 },
  })
  if (!counted || found.codeLien !== kept(code.replace(/\D/g, ''), payload)) return undefined
  const jeton = newSecret()
  const bound = await changed(payload, own, {
    lien: null,
    codeLien: null,
    appareil: kept(jeton, payload),
    appareilLe: new Date().toISOString(),
  })
  return bound ? { jeton, nom: found.nom } : undefined
}

/** The courier whose device this is; nobody once he is suspended, or another device is bound. */
export async function courierOf(token: string, payload: Payload): Promise<Courier | undefined> {
  const courier = await courierWhere({ appareil: { equals: kept(token, payload) } }, payload)
  return courier?.etat === 'actif' ? courier : undefined
}

async function courierWhere(where: Where, payload: Payload): Promise<Courier | undefined> {
  const asked = { collection: 'coursiers', limit: 1, pagination: false, depth: 0 } as const
  const { docs } = await payload.find({ ...asked, where })
  return docs[0]
}

async function changed(payload: Payload, and: Where[], data: object): Promise<boolean> {
  const row: unknown = await payload.db.updateOne({
    collection: 'coursiers',
    where: { and },
    data: { ...data, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  })
  return row !== null
}
