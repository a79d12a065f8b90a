import { createPublicKey, verify } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import * as z from 'zod'
import type { Certificate, Enrolment, Order } from '../../src/payload-types.ts'
import type { StaffCall } from '../inbox/support/staff.ts'
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
interface Desk {
  school: () => School
  staff: (...call: Parameters<StaffCall>) => Promise<Response>
  held: (people: readonly string[], more?: object) => Promise<Certified>
  marksOf: (seats: readonly Enrolment[], present: boolean) => object[]
  mark: (session: number, marks: object) => Promise<Response>
  deliver: (session: number) => Promise<Response>
  certificates: (session: number) => Promise<Certificate[]>
  certified: (nom: string) => Promise<{ order: Order; seat: Enrolment; attestation: Certificate }>
}

const halfDays = ['matin', 'apres_midi'].map(
  (half) => `${new Date().toISOString().slice(0, 10)}-${half}`,
)

/** A certificate beside its paper: the badge that programs read, and the file of a company. */
export function certificateFiles(desk: Desk): void {
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
    const asked = { place: { equals: 'attestations' }, act: { equals: 'exported' } }
    const { docs } = await school().shop.office.payload.find({
      collection: 'journal',
      where: asked,
    })
    expect(docs).toMatchObject([{ what: 'Dossier de formation', title: `Session ${session}` }])
  })
}
