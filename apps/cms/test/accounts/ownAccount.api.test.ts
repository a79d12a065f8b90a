import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'

const password = 'Un-mot-de-passe-7'
/** In the order of hireStaff. */
const ids = { administrator: 1, agent: 2, cashier: 3, editor: 4 } as const

describe('the accounts of the back office', () => {
  let office: OpenPayload
  let as: StaffCall
  beforeAll(async () => {
    office = await openPayload()
    as = await hireStaff(office)
  })
  afterAll(() => office.close())

  const told = async (answer: Response) => {
    const { errors } = await answer.json()
    return String(errors[0].data?.errors?.[0].message ?? errors[0].message)
  }

  it('are called by whole characters, in one line', async () => {
    const own = `users/${ids.editor}`
    expect((await as('editor', 'PATCH', own, { nom: 'Awa\ud800\nKaboré' })).status).toBe(200)
    const { nom } = await (await as('editor', 'GET', own)).json()
    expect(nom).toBe('Awa\ufffd Kaboré')
  })

  describe('keep their last administrator', () => {
    const own = `users/${ids.administrator}`
    const everyone = 'users?where[id][greater_than]=0'

    it('who can neither step down nor delete himself', async () => {
      const demoted = await as('administrator', 'PATCH', own, { role: 'editor' })
      expect(demoted.status).toBe(409)
      expect(await told(demoted)).toContain('C’est le seul administrateur')
      const deleted = await as('administrator', 'DELETE', own)
      expect(deleted.status).toBe(409)
      expect(await told(deleted)).toContain('ne peut pas être supprimé')
    })

    it('not by a list of people either', async () => {
      expect((await as('administrator', 'PATCH', everyone, { role: 'editor' })).status).toBe(403)
      expect((await as('administrator', 'DELETE', everyone)).status).toBe(403)
    })

    it('until there is another', async () => {
      const promoted = await as('administrator', 'PATCH', `users/${ids.agent}`, {
        role: 'administrator',
      })
      expect(promoted.status).toBe(200)
      expect((await as('administrator', 'PATCH', own, { role: 'editor' })).status).toBe(200)
      expect((await as('agent', 'PATCH', own, { role: 'administrator' })).status).toBe(200)
      expect(
        (await as('administrator', 'PATCH', `users/${ids.agent}`, { role: 'agent' })).status,
      ).toBe(200)
    })
  })

  describe('ask who is signed in for the password', () => {
    const own = `users/${ids.editor}`

    it.each([
      ['editor', { password: 'Un-autre-mot-de-passe-9' }],
      ['administrator', { email: 'nouvelle@sira.example' }],
    ] as const)('%s, before %o', async (who, change) => {
      const path = `users/${ids[who]}`
      const missing = await as(who, 'PATCH', path, change)
      expect(missing.status).toBe(400)
      expect(await told(missing)).toContain('mot de passe actuel')
      const wrong = await as(who, 'PATCH', path, { ...change, currentPassword: 'pas-le-bon' })
      expect(await told(wrong)).toBe('Ce n’est pas votre mot de passe actuel.')
    })

    it('also before a colleague’s, who then signs in again everywhere', async () => {
      const change = { password: 'Un-autre-mot-de-passe-9' }
      expect((await as('administrator', 'PATCH', own, change)).status).toBe(400)
      const confirmed = { ...change, currentPassword: password }
      const changed = await as('administrator', 'PATCH', own, confirmed)

      expect(changed.status).toBe(200)
      expect(await changed.text()).not.toContain(password)
      expect((await (await as('editor', 'GET', 'users/me')).json()).user).toBeNull()
      expect(await office.signIn('editor@sira.example', change.password)).not.toBe('')
    })

    it('in the dialog too, which changes nobody else’s and takes no slip of the finger', async () => {
      const change = { password: 'Encore-un-autre-8', again: 'Encore-un-autre-8' }
      const own = `users/${ids.agent}/password`
      const slip = await as('agent', 'POST', own, { ...change, again: 'Encore-un-autre-9' })
      expect(await told(slip)).toBe('Les deux nouveaux mots de passe diffèrent.')
      const wrong = await as('agent', 'POST', own, { ...change, currentPassword: 'pas-le-bon' })
      expect(await told(wrong)).toBe('Ce n’est pas votre mot de passe actuel.')
      const known = { ...change, currentPassword: password }
      const other = await as('agent', 'POST', `users/${ids.administrator}/password`, known)
      expect(other.status).toBe(403)
    })

    it('but not for anything else', async () => {
      const body = { nom: 'Fatou Ouédraogo', email: 'agent@sira.example' }
      expect((await as('agent', 'PATCH', `users/${ids.agent}`, body)).status).toBe(200)
    })
  })

  describe('tell their owner what changes', () => {
    const lettersTo = async (to: string) => {
      const where = { to: { equals: to } }
      const { docs } = await office.payload.find({ collection: 'emails', where, sort: 'id' })
      return docs
    }
    const agents = `users/${ids.agent}`
    const confirmed = (change: object) => ({ ...change, currentPassword: password })

    it('whose address only an administrator changes: letters are tried on it', async () => {
      const refused = await as('agent', 'PATCH', agents, confirmed({ email: 'x@exemple.bf' }))
      expect(refused.status).toBe(403)
      expect(await told(refused)).toContain('par un administrateur')
      const { email } = await office.payload.findByID({ collection: 'users', id: ids.agent })
      expect(email).toBe('agent@sira.example')
    })

    it('at the address he had, with who did it and the way to a new password', async () => {
      const email = 'fatou@sira.example'
      const moved = await as('administrator', 'PATCH', agents, confirmed({ email }))
      expect(moved.status).toBe(200)
      const [letter, ...others] = await lettersTo('agent@sira.example')
      expect(others).toEqual([])
      expect(letter?.subject).toContain('L’adresse e-mail de votre compte a changé')
      expect(letter?.text).toMatch(/^Bonjour Fatou/m)
      expect(letter?.text).toContain(', par Issa.')
      expect(letter?.text).toContain('/admin/forgot')
      expect(await lettersTo(email)).toEqual([])
      await as('administrator', 'PATCH', agents, confirmed({ email: 'agent@sira.example' }))
      // Their open sessions have ended.
      expect((await as('agent', 'PATCH', agents, { nom: 'Fatou' })).status).toBe(403)
      await as.signIn('agent')
    })

    it('when it is the password, and nothing where nothing changed', async () => {
      const before = (await lettersTo('agent@sira.example')).length
      const weak = await as('agent', 'PATCH', agents, confirmed({ password: 'aaaaaaaaaa' }))
      expect(weak.status).toBe(400)
      expect((await as('agent', 'PATCH', agents, { nom: 'Fatou' })).status).toBe(200)
      expect(await lettersTo('agent@sira.example')).toHaveLength(before)
      expect((await as('agent', 'PATCH', agents, confirmed({ password }))).status).toBe(200)
      const letter = (await lettersTo('agent@sira.example')).at(-1)
      expect(letter?.subject).toContain('Le mot de passe de votre compte a changé')
      expect(letter?.text).not.toContain(', par ')
    })
  })

  it.each(['aaaaaaaaaa', '1234567890', 'SiraSira2026', 'editor@sira.example', 'court'])(
    'take no password that is guessed at once: %s',
    async (weak) => {
      const body = { password: weak, currentPassword: password }
      const refused = await as('administrator', 'PATCH', `users/${ids.editor}`, body)

      expect(refused.status).toBe(400)
      expect(await told(refused)).toMatch(/se devine trop vite|au moins 10 caractères/)
    },
  )

  it('end one session by its name, and leave the others open', async () => {
    const [lost, kept] = [
      await office.signIn('agent@sira.example', password),
      await office.signIn('agent@sira.example', password),
    ]
    const isOpen = async (token: string) =>
      (await (await office.call('GET', 'users/me', token)).json()).user !== null
    const { sessions } = await (await as('agent', 'GET', `users/${ids.agent}/safety`)).json()
    const end = (role: 'agent' | 'editor', session: unknown) =>
      as(role, 'POST', `users/${ids.agent}/sign-out`, { session })
    // The newest stand first.
    const session = sessions[1].id
    expect((await end('editor', session)).status).toBe(403)
    expect((await end('agent', 7)).status).toBe(400)
    expect(await isOpen(lost)).toBe(true)

    const noted = async () => {
      const where = { details: { equals: 'Une connexion fermée' } }
      return (await office.payload.count({ collection: 'journal', where })).totalDocs
    }
    const before = await noted()
    // However often it is pressed, it is one line.
    for (let press = 0; press < 3; press += 1) {
      expect((await end('agent', session)).status).toBe(200)
    }
    expect(await noted()).toBe(before + 1)
    expect([await isOpen(lost), await isOpen(kept)]).toEqual([false, true])
    expect((await (await as('agent', 'GET', 'users/me')).json()).user).not.toBeNull()
    await as('agent', 'POST', `users/${ids.agent}/sign-out`, {})
  })

  it('show where they are signed in, to their owner and administrators, and end it', async () => {
    const elsewhere = await office.signIn('agent@sira.example', password)
    const shown = await (await as('agent', 'GET', `users/${ids.agent}/safety`)).json()
    expect(shown.sessions).toHaveLength(2)
    expect(shown.sessions.filter(({ here }: { here: boolean }) => here)).toHaveLength(1)
    expect((await as('agent', 'GET', `users/${ids.administrator}/safety`)).status).toBe(403)
    expect((await as(null, 'GET', `users/${ids.agent}/safety`)).status).toBe(403)
    expect((await as('editor', 'POST', `users/${ids.agent}/sign-out`, {})).status).toBe(403)

    expect((await as('agent', 'POST', `users/${ids.agent}/sign-out`, {})).status).toBe(200)
    expect((await (await office.call('GET', 'users/me', elsewhere)).json()).user).toBeNull()
    expect((await (await as('agent', 'GET', 'users/me')).json()).user).not.toBeNull()
    expect((await as('administrator', 'POST', `users/${ids.agent}/sign-out`, {})).status).toBe(200)
    expect((await (await as('agent', 'GET', 'users/me')).json()).user).toBeNull()
  })

  it('are opened again by who holds the server', async () => {
    const { rescueAccount } = await import('../../src/people/rescueAccount.ts')
    const before = await office.signIn('agent@sira.example', password)
    const given = await rescueAccount(office.payload, 'Agent@sira.example')

    expect((await (await office.call('GET', 'users/me', before)).json()).user).toBeNull()
    expect(await office.signIn('agent@sira.example', given)).not.toBe('')
    await expect(rescueAccount(office.payload, 'x@sira.example')).rejects.toThrow(/Aucun compte/)
  })
})
