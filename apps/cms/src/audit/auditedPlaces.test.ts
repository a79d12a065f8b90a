import { describe, expect, it } from 'vitest'
import { loadedConfig } from '../../test/support/loadedConfig.ts'
import { auditedPlaces } from './auditedPlaces.ts'

/** Collections whose changes are not in the journal, with the reason. */
const unwritten: Readonly<Record<string, string>> = {
  journal: 'the journal itself',
  erasures: 'traces of acts; the act is a line of its own',
  'second-factors': 'written with their account: see tellOwner',
  filtres: 'how a person narrows a list',
  'envois-alerte': 'made by the program, never changed',
  controles: 'made by the program; what staff decide of an offer is a line or a step of its own',
  'envois-formule': 'says itself who wrote, never changed',
  partages: 'says itself who sent it, and when it ended',
  paiements: 'money has its own steps; what staff decide of it is a line of its own (noteMoney)',
  clotures: 'made once and never changed; the closing is a line of its own',
  recus: 'made by the program, never changed',
  evenements: 'what providers said',
  gestes: 'what phones sent, never changed',
  pointages: 'only ever added to, each with who said so',
  'feuilles-signees': 'only ever added to, each with who sent it; erased after its years',
  'caisse-coursiers': 'a ledger already',
  comptages: 'says by whom and why itself',
  'mouvements-stock': 'a journal already',
  attachments: 'kept and erased with their letter, never changed',
  depots: 'files on their way, for a day',
  avertissements: 'of the program',
  'codes-espace': 'of visitors, for ten minutes',
  'sessions-espace': 'of visitors',
  compteurs: 'numbers of the program',
  'payload-kv': 'the program’s own notes',
  'payload-jobs': 'work of the program',
  'payload-locked-documents': 'who has what open',
  'payload-preferences': 'how staff like their lists',
  'payload-migrations': 'changes of the database',
}

// Loading it takes longer than a test may.
const slugs = (await loadedConfig()).collections.map(({ slug }) => slug)

describe('the journal', () => {
  it('has every collection, or a reason not to', () => {
    const known = [...Object.keys(auditedPlaces), ...Object.keys(unwritten)]
    expect(slugs.toSorted()).toEqual(known.toSorted())
  })
})
