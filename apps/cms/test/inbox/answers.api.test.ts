import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

const answer = { subject: 'Votre demande', text: 'Bonjour Awa,\n\nvoici notre offre.' }

describe('an answer by e-mail (issue 4, inbox)', () => {
  let office: OpenPayload
  let call: StaffCall
  const receive = async (data: object = {}) => {
    const sent = { name: 'Awa', email: 'awa@exemple.bf', message: 'Quel prix ?', ...data }
    return (await office.payload.create({ collection: 'contacts', data: sent })).id
  }
  const read = (id: number) => office.payload.findByID({ collection: 'contacts', id, depth: 0 })
  const answersTo = async (id: number) => {
    const where = { kind: { equals: 'answer' } }
    const { docs } = await office.payload.find({ collection: 'emails', where, depth: 0 })
    return docs.filter(({ about }) => about?.relationTo === 'contacts' && about.value === id)
  }
  const sentence = async (response: Response) => (await response.json()).errors[0].message

  beforeAll(async () => {
    office = await openPayload()
    await office.payload.updateGlobal({
      slug: 'reception',
      data: { noticesTo: 'equipe@exemple.bf' },
    })
    call = await hireStaff(office)
  })
  afterAll(() => office.close())

  it('waits for the visitor, and comes back to the box the team reads', async () => {
    const id = await receive()
    const sent = await call('agent', 'POST', `contacts/${id}/answer`, answer)
    expect(sent.status).toBe(200)
    const [email, ...others] = await answersTo(id)
    expect(others).toEqual([])
    expect(email).toMatchObject({
      to: 'awa@exemple.bf',
      replyTo: 'equipe@exemple.bf',
      subject: 'Votre demande',
      state: 'waiting',
    })
    expect(email?.text).toContain('Bonjour Awa,\n\nvoici notre offre.')
    expect(email?.text).toContain('> Quel prix ?')
    expect(email?.text).toContain('Fatou')
  })

  it('marks the message as answered, with who answered and with which words', async () => {
    const id = await receive()
    await call('administrator', 'POST', `contacts/${id}/answer`, answer)
    const { state, history } = await read(id)
    expect(state).toBe('answered')
    expect(history).toContainEqual(
      expect.objectContaining({
        by: 'Issa',
        what: 'Réponse écrite dans un fichier : Votre demande',
      }),
    )
  })

  it('is said to be in a file, not sent, where there is no mail server', async () => {
    const id = await receive()
    const sent = await call('agent', 'POST', `contacts/${id}/answer`, answer)
    expect((await sent.json()).message).toMatch(/^Réponse écrite dans un fichier/)
    await office.payload.jobs.run({ queue: 'mail', limit: 100, silent: true })
    const [email] = await answersTo(id)
    expect(email).toMatchObject({ state: 'written', file: expect.stringMatching(/\.eml$/) })
    expect(email?.sentAt ?? null).toBeNull()
    const again = await call('agent', 'POST', `emails/${email?.id}/resend`, {})
    expect(await sentence(again)).toMatch(/SMTP_URL/)
  })

  it('is read from the right by somebody who wrote in Arabic', async () => {
    const id = await receive({ locale: 'ar' })
    await call('agent', 'POST', `contacts/${id}/answer`, { subject: 'رد', text: 'مرحبا' })
    expect((await answersTo(id))[0]?.html).toContain('<html lang="ar" dir="rtl">')
  })

  it('keeps to one line whatever its subject holds', async () => {
    const id = await receive()
    const subject = 'Devis\r\nBcc: victime@exemple.bf'
    await call('agent', 'POST', `contacts/${id}/answer`, { ...answer, subject })
    expect((await answersTo(id))[0]?.subject).toBe('Devis Bcc: victime@exemple.bf')
  })

  it.each([
    [{ subject: ' ', text: 'Bonjour' }, 'Donnez un objet à la réponse.'],
    [{ subject: 'Objet', text: '\n ' }, 'Écrivez la réponse.'],
    [{ subject: 'Objet', text: 'x'.repeat(20_001) }, 'Au plus 20000 caractères.'],
    [{ subject: 'x'.repeat(201), text: 'Bonjour' }, 'Objet trop long.'],
    [{ subject: 'Objet', text: { html: '<b>' } }, /./],
    [{}, /./],
  ])('is refused with a sentence, and not sent: %o', async (body, words) => {
    const id = await receive()
    const refused = await call('agent', 'POST', `contacts/${id}/answer`, body)
    expect(refused.status).toBe(400)
    expect(await sentence(refused)).toMatch(words)
    expect(await answersTo(id)).toEqual([])
    expect((await read(id)).state).toBe('new')
  })

  it.each(['editor', null] as const)('cannot be sent by %s', async (role) => {
    const id = await receive()
    expect((await call(role, 'POST', `contacts/${id}/answer`, answer)).status).toBe(403)
    expect(await answersTo(id)).toEqual([])
  })

  it.each(['999999', 'abc', '1.5'])(
    'goes nowhere for a message that is not there: %s',
    async (id) => {
      const refused = await call('agent', 'POST', `contacts/${id}/answer`, answer)
      expect(refused.status).toBe(404)
      expect(await sentence(refused)).toBe('Ce message n’existe plus.')
    },
  )
})
