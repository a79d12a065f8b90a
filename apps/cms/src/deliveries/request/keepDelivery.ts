import { defaultDialCode } from '@sira/contract/dialCodes'
import { singleLine } from '@sira/contract/forms/singleLine'
import { conflict } from '@sira/contract/wire/refusals'
import type { Payload } from 'payload'
import { recordsByName } from '../../database/records/recordsByName.ts'
import { keptStep } from '../../dossiers/history/step.ts'
import type { FormValues } from '../../messages/reception/door/checkForm.ts'
import type { CameWith, Keep } from '../../messages/reception/door/keep.ts'
import type { Delivery } from '../../payload-types.ts'
import { estimateFee } from './estimateFee.ts'

/** Keeps a request once under its key; another one under it is a 409 (product 12.3). */
export const keepDelivery: Keep = async (values, cameWith, payload) => {
  const wanted = rowOf(values)
  const { id, reference, etat, estimation, createdAt, updatedAt } =
    (await keptEarlier(wanted, cameWith, payload)) ?? (await keepNew(wanted, cameWith, payload))
  const attributes = {
    reference,
    etat,
    estimation: estimation ?? null,
    createdAt,
    updatedAt,
  }
  return { entity: { id, attributes }, reference }
}

type Row = Readonly<Record<string, string | null>>

/** `depart.ville` is kept as `departVille`. */
function rowOf(values: FormValues): Row {
  const named = Object.entries(values).map(([name, value]) => {
    const [outer = '', inner = ''] = name.split('.')
    return [`${outer}${inner.slice(0, 1).toUpperCase()}${inner.slice(1)}`, value || null]
  })
  const row = Object.fromEntries(named)
  return { ...row, indicatif: row.indicatif ?? defaultDialCode }
}

async function keepNew(
  wanted: Row,
  { key, locale, suspicion }: CameWith,
  payload: Payload,
): Promise<Delivery> {
  const { departVille, arriveeVille } = wanted
  const data = {
    ...wanted,
    idempotencyKey: key,
    locale,
    suspicion,
    etat: 'demandée',
    estimation: await estimateFee(departVille ?? '', arriveeVille ?? '', payload),
    etapes: [keptStep(null, 'demandée', { by: 'client' })],
  }
  try {
    const made = await recordsByName(payload).create({ collection: 'livraisons', data, depth: 0 })
    return made as unknown as Delivery
  } catch (error) {
    // The same sending may have come by another connection in the meantime.
    const earlier = await keptEarlier(wanted, { key }, payload)
    if (!earlier) throw error
    return earlier
  }
}

async function keptEarlier(
  wanted: Row,
  { key }: Pick<CameWith, 'key'>,
  payload: Payload,
): Promise<Delivery | undefined> {
  if (key === undefined) return undefined
  const { docs } = await payload.find({
    collection: 'livraisons',
    where: { idempotencyKey: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const [earlier] = docs
  if (earlier === undefined) return undefined
  const same = Object.entries(wanted).every(([name, value]) => {
    const kept = Reflect.get(earlier, name) ?? null
    return kept === value || (value !== null && kept === singleLine(value))
  })
  if (same) return earlier
  throw conflict('This Idempotency-Key was used for another delivery')
}
