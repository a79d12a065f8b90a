import type { Payload, PayloadRequest } from 'payload'

export interface Town {
  name: string
  /** FCFA. */
  fee: number
}

/** Where we deliver, in the order staff gave. */
export async function servedTowns(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<Town[]> {
  const { docs } = await payload.find({
    collection: 'villes-livrees',
    sort: '_order',
    pagination: false,
    depth: 0,
    req,
  })
  return docs.map(({ ville, frais }) => ({ name: ville, fee: frais }))
}

/** The town that somebody typed, without case or accents. */
export function townNamed(typed: string, towns: readonly Town[]): Town | undefined {
  return towns.find(({ name }) => townKey(name) === townKey(typed))
}

/** Equal for two spellings of one town. */
export function townKey(name: string): string {
  return name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
