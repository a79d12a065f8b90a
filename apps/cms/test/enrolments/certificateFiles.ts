import { createHash, createPublicKey, verify } from 'node:crypto'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { keepSheet } from '../../src/enrolments/presence/sheets/keepSheet.ts'
import type { Certificate, Enrolment, Order } from '../../src/payload-types.ts'
import { readPrivate } from '../../src/store/privateFiles/privateFiles.ts'
import type { StaffCall } from '../inbox/support/staff.ts'
import { attributesOf } from '../orders/support/openShop.ts'
import { picturesOf } from '../support/picturesOf.ts'
import { toldBands } from '../support/toldBands.ts'
import type { School } from './openSchool.ts'
import { wordsOf } from './wordsOf.ts'

const tagged = (type: string) =>
  z.array(z.string()).refine((types) => types.includes(type), `Not of type ${type}`)

/** The fields that the schema of Open Badges 3.0 asks of every AchievementCredential. */
const openBadge = z.object({
  '@context': z.tuple([
    z.literal('https://www.w3.org/ns/credentials/v2'),
    z.string().regex(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context-3\.\d\.\d\.json$/),
  ]),
  id: z.url(),
  type: tagged('OpenBadgeCredential').and(tagged('VerifiableCredential')),
  name: z.string().min(1),
  issuer: z.object({ id: z.url(), type: tagged('Profile'), name: z.string().min(1) }),
  validFrom: z.iso.datetime(),
  credentialSubject: z.object({
    type: tagged('AchievementSubject'),
    identifier: z.array(
      z.object({
        type: z.literal('IdentityObject'),
        hashed: z.boolean(),
        identityHash: z.string(),
        identityType: z.literal('name'),
      }),
    ),
    achievement: z.object({
      id: z.url(),
      type: tagged('Achievement'),
      name: z.string().min(1),
      description: z.string().min(1),
      criteria: z.object({ narrative: z.string().min(1) }),
    }),
  }),
  iss: z.url(),
  jti: z.url(),
  sub: z.url(),
  nbf: z.int(),
})

interface Certified {
  session: number
  order: Order
  seats: Enrolment[]
}

/** The deeds of a school that the tests of certificates share. */
export interface CertificateDesk {
  school: () => School
  staff: (...call: Parameters<StaffCall>) => Promise<Response>
  held: (people: readonly string[], more?: object) => Promise<Certified>
  marksOf: (seats: readonly Enrolment[], present: boolean) => object[]
  mark: (session: number, marks: object) => Promise<Response>
  deliver: (session: number) => Promise<Response>
  certificates: (session: number) => Promise<Certificate[]>
  certified: (
    nom: string,
    more?: object,
  ) => Promise<{ session: number; order: Order; seat: Enrolment; attestation: Certificate }>
}

const halfDays = ['matin', 'apres_midi'].map(
  (half) => `${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)}-${half}`,
)

/** A certificate beside its paper: the badge that programs read, and the file of a company. */
export function certificateFiles(desk: CertificateDesk): void {
  const { school, staff, held, marksOf, mark, deliver, certificates, certified } = desk

  it('is a badge, too: signed by a key that anybody reads, as long as it holds', async () => {
    const { order, seat, attestation } = await certified('Awa Sow')
    const { reference, cle } = order as Order
    const { code } = attestation
    const pair = { reference: seat.reference, phone: '76 10 20 30' }
    const own = await school().shop.api.send('inscriptions/badge', pair)
    expect(own.headers['content-type']).toBe('application/vc+jwt')
    const ordered = await school().shop.api.send('commandes/badge', { reference, cle, code })
    expect(ordered.body).toBe(own.body)
    const [head = '', claims = '', signature = ''] = own.body.split('.')
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
    expect(read(head)).toMatchObject({ alg: 'EdDSA', typ: 'JWT' })
    const { pathname } = new URL(read(head).kid)
    const answer = await school().shop.api.ask(pathname)
    const jwk = answer.json()
    const all = (await school().shop.api.ask('/api/badges/cles')).json()
    expect(all.keys).toContainEqual(jwk)
    expect(JSON.stringify(all)).not.toContain('"d"')
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    const signed = Buffer.from(`${head}.${claims}`)
    expect(verify(null, signed, key, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(verify(null, Buffer.from(`${head}.x`), key, Buffer.from(signature, 'base64url'))).toBe(
      false,
    )
    const badge = openBadge.parse(read(claims))
    expect(badge).toMatchObject({
      iss: badge.issuer.id,
      jti: badge.id,
      validFrom: attestation.delivreeLe,
    })
    expect(badge.id).toContain(`/attestation/${code}`)
    expect(badge.credentialSubject).toMatchObject({
      identifier: [{ identityHash: 'Awa Sow' }],
      achievement: { name: 'Excel avancé' },
    })
    expect(own.body).not.toContain('exemple.bf')
    const motif = { motif: 'Fausse présence' }
    await staff('agent', 'POST', `attestations/${attestation.id}/revoquer`, motif)
    expect((await school().shop.api.send('inscriptions/badge', pair)).statusCode).toBe(404)
  })

  it('stays as it was issued, whatever the company looks like afterwards', async () => {
    const { session, seat, attestation } = await certified('Awa Sow')
    const { payload } = school().shop.office
    const create = { width: 640, height: 160, channels: 4, background: '#b3401f' } as const
    const data = await sharp({ create }).png().toBuffer()
    const file = { data, name: 'logo.png', mimetype: 'image/png', size: data.byteLength }
    const { id: logo } = await payload.create({ collection: 'media', data: {}, file })
    await payload.updateGlobal({ slug: 'settings', data: { logo, brandName: 'Autre marque' } })
    await deliver(session)
    expect(await certificates(session)).toMatchObject([{ empreinte: attestation.empreinte }])
    const kept = (await readPrivate(attestation.fichier, payload)) ?? Buffer.of()
    expect(createHash('sha256').update(kept).digest('hex')).toBe(attestation.empreinte)
    // It has the cloth of its seat, as the page of its participant shows it.
    const pair = { reference: seat.reference, phone: '76 10 20 30' }
    const { etapes } = attributesOf(await school().shop.api.send('suivi', pair))
    expect(await picturesOf(kept)).toContain(toldBands(seat.reference, etapes))
    const later = (await certified('Issa')).attestation.fichier
    expect(await wordsOf((await readPrivate(later, payload)) ?? Buffer.of())).toContain('Autre')
  })

  it('that is corrected or withdrawn is told to its holder, once each', async () => {
    const { seat, attestation } = await certified('Awa Sou')
    const letters = async () => {
      const where = {
        'about.value': { equals: seat.id },
        subject: { contains: 'Votre attestation' },
      }
      const asked = { collection: 'emails', where, sort: 'id', depth: 0 } as const
      const { docs } = await school().shop.office.payload.find(asked)
      return docs.map(({ kind, subject }) => [kind, subject.replace(/ \(.*/, '')])
    }
    const act = (id: number, what: string) =>
      staff('agent', 'POST', `attestations/${id}/${what}`, { nom: 'Awa Sow', motif: 'Nom faux' })
    await Promise.all([act(attestation.id, 'corriger'), act(attestation.id, 'corriger')])
    expect((await act(attestation.id + 1, 'revoquer')).status).toBe(200)
    expect((await act(attestation.id + 1, 'revoquer')).status).toBe(409)
    expect(await letters()).toEqual([
      ['order', 'Votre attestation est prête'],
      ['order', 'Votre attestation est corrigée'],
      ['order', 'Votre attestation est retirée'],
    ])
  })

  it('is told on the phone that it holds no more, where its holder gave a number alone', async () => {
    const { seat, attestation } = await certified('Léa Kam', { email: undefined })
    const { payload } = school().shop.office
    const deed = { motif: 'Nom faux', nom: 'Léa Kambou' }
    const path = `attestations/${attestation.id}/corriger`
    expect((await staff('agent', 'POST', path, deed)).status).toBe(200)
    const asked = { collection: 'inscriptions', id: seat.id, depth: 0 } as const
    expect(await payload.findByID(asked)).toMatchObject({
      prevenirDe: 'attestation',
      prevenirLe: expect.any(String),
    })
    const shown = await (await staff('agent', 'GET', `inscriptions/${seat.id}/prevenir`)).json()
    expect(shown.calls).toEqual([
      { phone: '+22676102030', text: expect.stringContaining(seat.reference) },
    ])
  })

  it('go to a company in one file, with its own people alone', async () => {
    const { session, seats } = await held(['Awa Sow', 'Issa'], {
      entreprise: { nom: 'Faso Conseil' },
    })
    await mark(session, marksOf([seats[0] as Enrolment], true))
    await deliver(session)
    const listed = await staff('agent', 'GET', `pointages/session/${session}`)
    expect((await listed.json()).companies).toEqual(['Faso Conseil'])
    const bundle = (name: string, role: 'agent' | 'cashier' = 'agent') =>
      staff(role, 'GET', `attestations/session/${session}/dossier?entreprise=${name}`)
    expect((await bundle('Faso%20Conseil', 'cashier')).status).toBe(403)
    expect((await bundle('Autre')).status).toBe(404)
    const answer = await bundle('Faso%20Conseil')
    expect(answer.headers.get('cache-control')).toContain('private')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const [attestation] = await certificates(session)
    expect(Object.keys(files).toSorted()).toEqual([
      `attestations/attestation-${attestation?.code}.pdf`,
      'participants.csv',
      ...halfDays.toSorted().map((name) => `presence/presence-${name}.pdf`),
      'programme.pdf',
    ])
    const list = Buffer.from(files['participants.csv'] ?? []).toString()
    expect(list).toMatch(/Awa Sow.*2.*2.*\w{16}/)
    expect(list).toMatch(/Issa.*0.*2/)
    expect(await wordsOf(files['programme.pdf'] ?? Buffer.of())).toContain('Excel avancé')
    const sheet = await wordsOf(files[`presence/presence-${halfDays[0]}.pdf`] ?? Buffer.of())
    expect(sheet).toContain('présent (Fatou)')
    const photo = await sharp({
      create: { width: 60, height: 90, channels: 3, background: '#fff' },
    })
      .jpeg()
      .toBuffer()
    const { payload } = school().shop.office
    const signed = {
      session,
      demiJournee: halfDays[0] ?? '',
      cle: `dossier-${session}`,
      qui: 'Ali',
    }
    expect(await keepSheet({ ...signed, photo }, payload)).toBeUndefined()
    const signedIn = async (asked: string) => {
      const packed = unzipSync(new Uint8Array(await (await bundle(asked)).arrayBuffer()))
      return Object.keys(packed).filter((name) => name.startsWith('presence/feuille-signee-'))
    }
    expect(await signedIn('Faso%20Conseil')).toHaveLength(1)
    // A photograph names whoever else was in the room: it is asked for.
    const other = (await held(['Léa'])).seats[0]?.id ?? 0
    await payload.update({ collection: 'inscriptions', id: other, data: { session } })
    expect(await signedIn('Faso%20Conseil')).toEqual([])
    expect(await signedIn('Faso%20Conseil&photos=oui')).toHaveLength(1)
    const asked = { place: { equals: 'attestations' }, act: { equals: 'exported' } }
    const { docs } = await payload.find({ collection: 'journal', where: asked, sort: 'id' })
    const act = { what: 'Dossier de formation', title: `Session ${session}` }
    expect(docs).toMatchObject([
      { ...act, details: '2 participants' },
      { ...act, details: '2 participants, feuilles photographiées\u00a0: 1' },
      { ...act, details: '2 participants' },
      { ...act, details: '2 participants, feuilles photographiées\u00a0: 1' },
    ])
  })
}
