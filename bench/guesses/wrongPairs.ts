import { randomInt } from 'node:crypto'
import { type Calls, dossierPhone } from '../../e2e/support/everyDossier.ts'
import {
  newReference,
  type ReferencedKind,
  referencePrefixes,
} from '../../packages/contract/src/dossiers/reference.ts'

/** Where the references of each kind are kept. */
const collections: Readonly<Record<ReferencedKind, string>> = {
  commande: 'commandes',
  devis: 'devis',
  message: 'contacts',
  inscription: 'inscriptions',
  attente: 'attentes',
  candidature: 'candidatures',
  livraison: 'livraisons',
  coursier: 'coursiers',
}

export interface WrongPair {
  /** The group that it is compared in. */
  about: string
  reference: string
  phone: string
}

/** So many pairs that open nothing, of all kinds in turns. */
export async function wrongPairs({ first }: Calls, count: number): Promise<WrongPair[]> {
  const kinds = Object.keys(referencePrefixes) as ReferencedKind[]
  const real = new Map<ReferencedKind, string>()
  for (const kind of kinds) {
    const query = `${collections[kind]}?sort=-createdAt&limit=1&depth=0`
    real.set(kind, String((await first(query)).reference))
  }
  const year = new Date().getFullYear()
  return Array.from({ length: count }, (_, index): WrongPair => {
    const kind = kinds[index % kinds.length] ?? 'commande'
    const isReal = Math.floor(index / kinds.length) % 2 === 0
    return isReal
      ? { about: `${kind}, known`, reference: real.get(kind) ?? '', phone: wrongPhone() }
      : {
          about: `${kind}, invented`,
          reference: newReference(kind, year, randomInt),
          phone: dossierPhone,
        }
  })
}

const wrongPhone = () => `71 ${[1, 2, 3].map(() => randomInt(10, 100)).join(' ')}`
