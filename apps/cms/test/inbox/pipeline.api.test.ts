import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../src/access/role.ts'
import { boardColumns } from '../../src/dossiers/board/boardColumns.ts'
import type { Whose } from '../../src/dossiers/board/openRecords.ts'
import { workKind } from '../../src/dossiers/board/workKinds.ts'
import { dueFiles } from '../../src/messages/pipeline/dueFiles.ts'
import { remindStaff } from '../../src/messages/pipeline/remindStaff.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { readableHistory } from '../support/readableHistory.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'

const now = new Date('2026-11-23T06:30:00.000Z')

describe('what is to be done next for somebody', () => {
  let office: OpenPayload
  let call: StaffCall
  const idOf = async (role: Role) => {
    const where = { email: { equals: `${role}@sira.example` } }
    return (await office.payload.find({ collection: 'users', where })).docs[0]?.id ?? 0
  }
  const reqOf = async (role: Role) => {
    const user = await office.payload.findByID({ collection: 'users', id: await idOf(role) })
    return createLocalReq({ user: { ...user, collection: 'users' } }, office.payload)
  }
  const boardOf = (whose: Whose, req: PayloadRequest) =>
    boardColumns(workKind('devis', office.payload), whose, req)
  const asked = async (nom: string, plan: object = {}) => {
    const data = { nom, email: 'awa@exemple.bf', service: 'Autres', message: 'Oui', ...plan }
    return (await office.payload.create({ collection: 'devis', data })).id
  }
  const reminders = async () => {
    const where = { kind: { equals: 'reminder' } }
    return (await office.payload.find({ collection: 'emails', where, sort: 'to' })).docs
  }
  const empty = async (collection: 'devis' | 'contacts' | 'emails') =>
    office.payload.delete({ collection, where: { id: { exists: true } } })

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
  })
  beforeEach(async () => {
    for (const collection of ['devis', 'contacts', 'emails'] as const) await empty(collection)
  })
  afterAll(() => office.close())

  it('is planned by staff, and each change of it leaves a line', async () => {
    const id = await asked('Awa')
    const plan = { nextStep: 'Rappeler pour la salle', nextStepOn: '2026-11-25', amount: 450_000 }
    for (const body of [plan, plan, { nextStep: null, nextStepOn: null, amount: null }]) {
      expect((await call('agent', 'PATCH', `devis/${id}`, body)).status).toBe(200)
    }
    const { history } = await office.payload.findByID({ collection: 'devis', id })
    expect(readableHistory(history).map(({ what }) => what)).toEqual([
      'Montant estimé\u00a0: retiré',
      'Prochaine action\u00a0: retirée',
      'Montant estimé\u00a0: 450\u00a0000\u00a0FCFA',
      'Prochaine action\u00a0: Rappeler pour la salle, le 25/11/2026',
      'Reçu',
    ])
  })

  it.each([{ amount: -1 }, { amount: 1.5 }, { amount: 1e12 }, { nextStepOn: 'demain' }])(
    'is refused where it is none: %o',
    async (odd) => {
      const id = await asked('Awa')
      expect((await call('agent', 'PATCH', `devis/${id}`, odd)).status).toBe(400)
      expect((await call('editor', 'PATCH', `devis/${id}`, { amount: 1 })).status).toBe(403)
    },
  )

  it('stands on the board by its state, with what all of a state may bring', async () => {
    const assignee = await idOf('agent')
    await asked('Awa', { amount: 100_000 })
    await asked('Issa', { amount: 50_000, assignee, nextStep: 'Appeler' })
    await asked('Paul', { state: 'answered', amount: 7_000 })
    await asked('Salif', { state: 'closed', amount: 9_000 })
    await asked('Jetée', { amount: 3_000, deletedAt: now.toISOString() })
    const req = await reqOf('agent')
    const short = (columns: Awaited<ReturnType<typeof boardColumns>>) =>
      columns.map(({ state, count, sum }) => [state, count, sum])
    const all = await boardOf('all', req)
    expect(short(all)).toEqual([
      ['new', 2, 150_000],
      ['in_progress', 0, 0],
      ['answered', 1, 7_000],
    ])
    const mine = await boardOf(assignee, req)
    expect(short(mine)[0]).toEqual(['new', 1, 50_000])
    expect(mine[0]?.files).toMatchObject([
      { title: 'Issa', nextStep: 'Appeler', amount: 50_000, assigneeName: 'Fatou' },
    ])
    const editor = await reqOf('editor')
    const nobody = await boardOf('all', editor).catch(() => 'refused')
    expect(nobody).toBe('refused')
  })

  it('is nobody’s whom a reminder reaches, once its person has another role', async () => {
    const data = { email: 'mutee@sira.example', nom: 'Mutée', password: 'Un-mot-de-passe-7' }
    const { id } = await office.payload.create({
      collection: 'users',
      data: { ...data, role: 'agent' },
    })
    await asked('Awa', { assignee: id })
    await office.payload.db.updateOne({ collection: 'users', id, data: { role: 'editor' } })
    const seenBy = async (role: Role) => {
      const [column] = await boardOf('all', await reqOf(role))
      return column?.files[0]?.assigneeName
    }
    expect(await seenBy('administrator')).toBe('Mutée (sans accès à la réception)')
    expect(await seenBy('agent')).toBe('un compte sans accès à la réception')
  })

  it('is due on its day and after, the longest overdue first, until it is closed', async () => {
    await asked('Demain', { nextStepOn: '2026-11-24' })
    await asked('Clos', { nextStepOn: '2026-11-20', state: 'closed' })
    await asked('Aujourd’hui', { nextStepOn: '2026-11-23' })
    const late = { name: 'Tard', email: 'x@exemple.bf', message: 'x', nextStepOn: '2026-11-20' }
    await office.payload.create({ collection: 'contacts', data: late })
    const req = await reqOf('agent')
    const titles = async (most?: number) => {
      const { files, total } = await dueFiles({}, now, req, most)
      return [files.map(({ title }) => title), total]
    }
    expect(await titles()).toEqual([['Tard', 'Aujourd’hui'], 2])
    expect(await titles(1)).toEqual([['Tard'], 2])
  })

  it('is written of once a day to who sees to it, without the name of anybody', async () => {
    const assignee = await idOf('agent')
    const plan = { nextStep: 'Rappeler Mariam', assignee }
    await asked('Mariam', { ...plan, nextStepOn: '2026-11-22' })
    await asked('Mariam', { ...plan, nextStepOn: '2026-11-24' })
    await asked('Mariam', { nextStep: 'Personne ne le suit', nextStepOn: '2026-11-20' })
    expect(await remindStaff(office.payload, now)).toBe(1)
    // The program was started again, the same day.
    expect(await remindStaff(office.payload, new Date('2026-11-23T18:00:00.000Z'))).toBe(0)
    const [letter, ...others] = await reminders()
    expect(others).toEqual([])
    expect(letter).toMatchObject({ to: 'agent@sira.example', state: 'waiting' })
    expect(letter?.text).toMatch(/DV-2026-.* en retard d’un jour/)
    expect(letter?.text).toContain('/admin/dossiers?a=moi')
    expect(`${letter?.subject} ${letter?.text} ${letter?.html}`).not.toContain('Mariam')
    expect(await remindStaff(office.payload, new Date('2026-11-24T06:30:00.000Z'))).toBe(1)
  })

  it('is not written of where nothing is due', async () => {
    await asked('Awa', { nextStepOn: '2026-11-30', assignee: await idOf('agent') })
    expect(await remindStaff(office.payload, now)).toBe(0)
    expect(await reminders()).toEqual([])
  })
})
