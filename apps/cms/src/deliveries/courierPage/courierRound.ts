import type { RoundDelivery } from '@sira/contract/deliveries/gestures'
import type { Payload } from 'payload'
import type { Courier, Delivery } from '../../payload-types.ts'
import { dueAtTheDoor } from '../cash/dueAtTheDoor.ts'
import { notedCash } from '../cash/notedCash.ts'
import { outStates } from '../deliveryMachine.ts'
import { isCancelled } from './cancelled.ts'
import { codeTriesLeft, isForWrongCode } from './codeTries.ts'

const day = 24 * 60 * 60 * 1000
/** For how long a courier is asked for cash that he never noted. */
const asked = 60 * day
/** For how long he reads that a delivery of his is cancelled. */
const told = 2 * day

/**
 * The round of a courier, the oldest day first: all that his phone needs without a network. What
 * was handed over stays until its cash is noted, and a code that was wrong until staff have looked.
 * Of a cancelled delivery he reads that he does not deliver it.
 */
export async function courierRound(
  { id }: Pick<Courier, 'id'>,
  payload: Payload,
): Promise<RoundDelivery[]> {
  const unnoted = await endedUnnoted(id, payload)
  const { docs } = await payload.find({
    collection: 'livraisons',
    where: {
      coursier: { equals: id },
      or: [
        { etat: { in: [...outStates, 'à_vérifier'] } },
        { etat: { equals: 'annulée' }, etatLe: { greater_than: since(told) } },
        ...(unnoted.length > 0 ? [{ reference: { in: unnoted } }] : []),
      ],
    },
    sort: ['jour', 'id'],
    pagination: false,
    // With its order: what is left to pay of it.
    depth: 1,
  })
  // Of an order that was paid otherwise meanwhile, there is nothing to note.
  const shown = docs.filter((found) => found.etat !== 'remise' || dueAtTheDoor(found) > 0)
  const noted = await notedCash(
    shown.map(({ reference }) => reference),
    payload,
  )
  const rows = shown.map(async (found) => ({
    ...roundDelivery(found),
    encaisse: noted.get(found.reference) ?? null,
    ...(await checkOf(found, payload)),
  }))
  return Promise.all(rows)
}

async function checkOf(found: Delivery, payload: Payload) {
  if (found.etat !== 'à_vérifier') return { essais: null, codeFaux: false }
  const essais = await codeTriesLeft(found.id, { payload })
  return { essais, codeFaux: isForWrongCode(found, essais) }
}

const since = (span: number) => new Date(Date.now() - span).toISOString()

/** Gives the deliveries of a courier that he ended with cash which he has not noted. */
async function endedUnnoted(courier: number, payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'livraisons',
    where: {
      coursier: { equals: courier },
      mode: { equals: 'especes_livraison' },
      or: [
        { etat: { equals: 'remise' } },
        // Paid when he took the parcel, whatever became of it.
        { etat: { in: ['échouée', 'retournée'] }, payeur: { equals: 'expediteur' } },
      ],
      etatLe: { greater_than: since(asked) },
    },
    select: { reference: true },
    pagination: false,
    depth: 0,
  })
  const references = docs.map(({ reference }) => reference)
  const noted = await notedCash(references, payload)
  return references.filter((reference) => !noted.has(reference))
}

function roundDelivery(
  delivery: Delivery,
): Omit<RoundDelivery, 'encaisse' | 'essais' | 'codeFaux'> {
  const { reference, etat, tentative, jour, colis, souhait, payeur } = delivery
  const annulee = isCancelled(delivery)
  return {
    reference,
    etat,
    annulee,
    tentative: tentative ?? 1,
    jour: jour?.slice(0, 10) ?? null,
    depart: placeOf(delivery, 'depart'),
    arrivee: placeOf(delivery, 'arrivee'),
    colis: colis ?? null,
    souhait: souhait ?? null,
    aEncaisser: annulee ? 0 : dueAtTheDoor(delivery),
    payeur: payeur ?? null,
  }
}

function placeOf(delivery: Delivery, side: 'depart' | 'arrivee') {
  return {
    ville: delivery[`${side}Ville`] ?? null,
    quartier: delivery[`${side}Quartier`] ?? null,
    repere: delivery[`${side}Repere`] ?? null,
    contact: delivery[`${side}Contact`] ?? null,
    phone: delivery[`${side}Phone`] ?? null,
  }
}
