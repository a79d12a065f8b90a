import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overview } from '../../src/admin/dashboard/waiting/overview.ts'
import { waitingRows } from '../../src/admin/dashboard/waiting/waitingRows.ts'
import type { PlanAlert } from '../../src/applications/plans/planAlerts.ts'
import { withPeriods } from '../../src/orders/moves/planPeriods.ts'
import { hireStaff, type StaffCall } from '../inbox/support/staff.ts'
import { customer, openShop, type Shop } from '../orders/support/openShop.ts'
import { putInState } from '../orders/support/putInState.ts'

const dayMs = 86_400_000
const plan = { lignes: [{ nature: 'formule', code: 'mensuel' }] }
const alerts = { nature: 'prestation', code: 'alertes_emploi' }

describe('the WhatsApp alerts of plans', () => {
  let shop: Shop
  let staff: StaffCall

  const paid = async (nom: string, begun: number, lignes: object[] = plan.lignes) => {
    const order = await shop.placed({ lignes, nom })
    const { payload } = shop.office
    await putInState(payload).order(order.id, 'payée')
    const run = withPeriods(order.lignes ?? [], new Date(Date.now() - begun * dayMs))
    await payload.update({ collection: 'commandes', id: order.id, data: { lignes: run }, depth: 0 })
    return order
  }
  const offer = async (titre: string) => {
    const data = { titre, _status: 'published' } as const
    return (await shop.office.payload.create({ collection: 'jobs', data })).id
  }
  const waiting = async (): Promise<PlanAlert[]> =>
    (await (await staff('agent', 'GET', 'envois-formule/a-envoyer')).json()).alertes

  beforeAll(async () => {
    shop = await openShop()
    staff = await hireStaff(shop.office)
  })
  afterAll(() => shop.close())

  it('wait for staff with a message, for running plans alone, each offer once', async () => {
    const running = await paid('Awa Sow', 2)
    await paid('Ancien Client', 60)
    await shop.placed({ ...plan, nom: 'Jamais Payé' })
    const first = await offer('Comptable')
    const [alert, ...others] = await waiting()
    expect(others).toEqual([])
    expect(alert).toMatchObject({ nom: 'Awa Sow', phone: '+22670123456', offres: [{ id: first }] })
    expect(alert?.message).toMatch(/^Bonjour Awa Sow[\s\S]*Comptable\n[^\n]+\/jobs\//)
    const path = `envois-formule/${running.id}/envoye`
    for (const role of ['editor', 'cashier', null] as const) {
      expect([401, 403]).toContain((await staff(role, 'POST', path, { offres: [first] })).status)
    }
    for (let times = 0; times < 2; times += 1) {
      expect((await staff('agent', 'POST', path, { offres: [first] })).status).toBe(200)
    }
    expect(await waiting()).toEqual([])
    const second = await offer('Soudeur')
    expect((await waiting())[0]?.offres).toEqual([{ id: second, titre: 'Soudeur' }])
  })

  it('are sold by the month too, and told once to who has a plan besides', async () => {
    await paid('Binta Alertes', 2, [alerts])
    await paid('Les Deux', 2, [alerts, ...plan.lignes])
    await paid('Alertes Finies', 60, [alerts])
    await offer('Magasinier')
    const names = (await waiting()).map(({ nom }) => nom)
    expect(names.filter((nom) => nom !== 'Awa Sow')).toEqual(['Binta Alertes', 'Les Deux'])
    expect(names).toHaveLength(new Set(names).size)
    // The first screen counts them for who sends them.
    const { payload } = shop.office
    for (const [role, count] of [
      ['agent', names.length],
      ['cashier', 0],
    ] as const) {
      const where = { email: { equals: `${role}@sira.example` } }
      const [user] = (await payload.find({ collection: 'users', where })).docs
      if (!user) throw new Error(`Nobody is ${role}`)
      const seen = await overview(payload, { ...user, collection: 'users' }, new Date())
      expect(seen.planAlerts, role).toBe(count)
      const said = waitingRows(seen).find(({ words }) => words === 'alertes WhatsApp à envoyer')
      expect(said?.count ?? 0).toBe(count)
    }
  })

  it('mark a candidate with a running plan on the screen of the application, and nowhere else', async () => {
    const apply = async (nom: string) => {
      const data = { ...customer, nom, consentement: true }
      const sent = await shop.api.send('candidatures', data)
      return sent.json().data.id
    }
    const desk = async (id: number) =>
      (await staff('agent', 'GET', `candidatures/${id}/bureau`)).json()
    expect((await desk(await apply('sow AWA'))).formule).toMatchObject({
      titre: 'Formule mensuelle',
      au: expect.any(String),
    })
    // A sister with the same phone has no plan.
    expect((await desk(await apply('Aïcha Sow'))).formule).toBeNull()
    const board = await (await staff('agent', 'GET', 'candidatures/tableau?offre=vivier')).text()
    expect(board).not.toMatch(/formule/i)
  })
})
