import { choiceTypes } from '@sira/contract/kinds/choiceTypes'
import { isRecordType } from '@sira/contract/kinds/recordTypes'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { loadedConfig } from '../../test/support/loadedConfig.ts'
import type { KeptKind } from './keptKind.ts'
import { keptKinds } from './keptKinds.ts'

/** Collections in which no visitor stands, with the reason. */
const ofNobody: Readonly<Record<string, string>> = {
  ...Object.fromEntries(choiceTypes.map((type) => [type, 'published for everybody to read'])),
  media: 'pictures by the names of their files',
  'picture-labels': 'names by which staff find pictures again',
  documents: 'what the company gives to everybody, by the names of its files',
  redirections: 'addresses of pages',
  users: 'staff; administrators make and delete their accounts',
  'second-factors': 'of staff; deleted with the account',
  journal: 'what staff did; of what visitors sent the number and the reference',
  filtres: 'how staff narrow their lists; checkFilter keeps people out of it',
  attachments: 'by the number of their letter, which hands them over and takes them along',
  'reader-groups': 'names that staff give to groups',
  'answer-templates': 'texts that staff prepare; a visitor comes in when one is chosen',
  depots: 'files on their way, for a day; whose they are is said where they arrive',
  letters: 'what the company writes to all subscribers',
  erasures: 'traces without the address that was erased',
  paiements: 'money, by the number of its order',
  'envois-alerte': 'offers that were sent, by the number of their alert, which takes them along',
  'envois-formule': 'offers that were told, by the number of their order',
  partages: 'selections by the numbers of their applications, whose erasure takes a candidate out',
  controles: 'whether an offer may be shown, by its number, and who of the staff said so',
  clotures: 'counts of the till, by their day and who of the staff counted',
  recus: 'proofs of payment, by the number of their order',
  evenements: 'what providers said of payments, by number',
  'mouvements-stock': 'copies of books',
  tarifs: 'what plans and services cost',
  operateurs: 'accounts of the company',
  'villes-livrees': 'towns',
  sessions: 'dates of trainings',
  'jours-feries': 'days of the calendar',
  avertissements: 'dossiers that will be erased, by number',
  'codes-espace': 'digests that nobody reads back, for ten minutes',
  'sessions-espace': 'digests that nobody reads back',
  'fils-fermes': 'articles that take no more comments',
  pointages: 'half days of presence, by the number of their enrolment',
  'feuilles-signees': 'signatures of several on one paper: evidence, erased after its years',
  attestations: 'by the number of their enrolment, whose erasure takes out their holder',
  gestes: 'acts on a delivery, by its number; deleted with it',
  'caisse-coursiers': 'cash, by the number of its courier',
  comptages: 'sums of cash, by the number of their courier',
  compteurs: 'numbers of receipts',
  'payload-kv': 'the program’s own notes',
  'payload-jobs': 'work waiting for the program, by number',
  'payload-locked-documents': 'who of the staff has what open',
  'payload-preferences': 'how staff like their lists',
  'payload-migrations': 'changes of the database',
}

/** Names by which fields with something personal in them go. */
const personal =
  /^(e-?mails?|courriel|to|replyTo|phones?|tele?phone|whatsapp|nom|name|(full|first|last)_?name|prenoms?|customer|client|acheteur|adresse|address|ifu|rccm|birth.*|naissance)$/i

/** By these somebody is written to, and asks for what is kept of him. */
const addressed = /^(e-?mails?|courriel|to|replyTo|.*phones?|tele?phone|whatsapp)$/i

interface Collection {
  slug: string
  fields: readonly Field[]
}

interface NamedField {
  path: string
  name: string
}

function namedFields(fields: readonly Field[], above: readonly string[] = []): NamedField[] {
  return fields.flatMap((field) => {
    const name = 'name' in field && field.name ? field.name : ''
    const path = name === '' ? above : [...above, name]
    const below = 'fields' in field ? namedFields(field.fields, path) : []
    return [
      ...(name === '' ? [] : [{ path: path.join('.'), name }]),
      ...below,
      ...parted(field, path),
    ]
  })
}

/** What stands in the tabs and the blocks of a field. */
function parted(field: Field, above: readonly string[]): NamedField[] {
  if (field.type === 'blocks') {
    const blocks = field.blocks.filter((block) => typeof block !== 'string')
    return blocks.flatMap(({ fields, slug }) => namedFields(fields, [...above, slug]))
  }
  if (field.type !== 'tabs') return []
  return field.tabs.flatMap((tab) => {
    const named = 'name' in tab && tab.name ? [tab.name] : []
    return namedFields(tab.fields, [...above, ...named])
  })
}

function addressesOf({ personal: { fields, phone, others = [] } }: KeptKind) {
  const phones: readonly string[] = [...(phone ? [phone] : []), ...others].map(({ field }) => field)
  return [...fields, ...phones]
}

const config = await loadedConfig()
const collections: readonly Collection[] = config.collections
const kinds = keptKinds({ config })

/** Personal fields without a named owner and erasure date. */
function forgotten({ slug, fields }: Collection): string[] {
  if (Object.hasOwn(ofNobody, slug)) return []
  const kept = kinds.find((kind) => kind.slug === slug)
  const missed = namedFields(fields).filter(({ name, path }) =>
    kept === undefined
      ? personal.test(name)
      : addressed.test(name) && !addressesOf(kept).includes(path),
  )
  const named = missed.map(({ path }) => `${slug}.${path}`)
  const unknown = kept === undefined && !isRecordType(slug)
  return unknown && named.length === 0 ? [slug] : named
}

describe('Every field in which something personal stands', () => {
  it('is found, handed over and erased with its person, or belongs to no visitor', () => {
    expect(collections.flatMap(forgotten)).toEqual([])
  })

  it('is looked at in every collection there is, and in no other', () => {
    const slugs = collections.map(({ slug }) => slug)
    expect(slugs).toEqual(
      expect.arrayContaining([...Object.keys(ofNobody), ...kinds.map(({ slug }) => slug)]),
    )
  })

  const text = (name: string) => ({ name, type: 'text' }) as const

  it('is told by name where a new collection is not among what is kept of visitors', () => {
    const fields: Field[] = [
      { type: 'row', fields: [{ name: 'phone', type: 'text' }] },
      { name: 'delivery', type: 'group', fields: [{ name: 'address', type: 'text' }] },
      { name: 'lines', type: 'array', fields: [{ name: 'title', type: 'text' }] },
      { name: 'parts', type: 'blocks', blocks: [{ slug: 'gift', fields: [text('name')] }] },
      { type: 'tabs', tabs: [{ label: 'Reçu', fields: [text('ifu')] }] },
      {
        name: 'bill',
        type: 'group',
        fields: [{ type: 'tabs', tabs: [{ name: 'payer', fields: [text('nom')] }] }],
      },
    ]
    expect(forgotten({ slug: 'plaintes', fields })).toEqual([
      'plaintes.phone',
      'plaintes.delivery.address',
      'plaintes.parts.gift.name',
      'plaintes.ifu',
      'plaintes.bill.payer.nom',
    ])
    expect(forgotten({ slug: 'plaintes', fields: [] })).toEqual(['plaintes'])
  })

  it('is told by name where a collection gets another address', () => {
    const fields: Field[] = [
      { name: 'email', type: 'text' },
      { name: 'replyTo', type: 'text' },
      { name: 'phone', type: 'text' },
      { name: 'whatsapp', type: 'text' },
    ]
    expect(forgotten({ slug: 'devis', fields })).toEqual(['devis.replyTo', 'devis.whatsapp'])
    const first = fields.slice(0, 2)
    expect(forgotten({ slug: 'faqs', fields: first })).toEqual(['faqs.email', 'faqs.replyTo'])
  })
})
