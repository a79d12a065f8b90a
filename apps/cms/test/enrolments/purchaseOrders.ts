import { writtenDay } from '@sira/contract/writtenDates'
import { expect, it } from 'vitest'
import { tellChanges } from '../../src/enrolments/news/tellChanges.ts'
import { moveBalanceDays } from '../../src/orders/deadlines/balanceDays.ts'
import { remindOfBalance } from '../../src/orders/deadlines/remindOfBalance.ts'
import type { Order } from '../../src/payload-types.ts'
import type { StaffCall } from '../inbox/support/staff.ts'
import { attributesOf } from '../orders/support/openShop.ts'
import type { School } from './openSchool.ts'
import { schoolDesk } from './schoolDesk.ts'

const dayMs = 86_400_000

/** The orders of companies that pay by a purchase order: their day, and their end. */
export function purchaseOrders(
  school: () => School,
  staff: (...call: Parameters<StaffCall>) => Promise<Response>,
): void {
  const { payments, paid } = schoolDesk(school)
  const payload = () => school().shop.office.payload
  const again = ({ reference }: Order) => school().shop.orderOf(reference)
  const opened = async ({ reference, cle }: Order) =>
    attributesOf(await school().shop.api.send('commandes/ouvrir', { reference, cle }))
  const company = { entreprise: { nom: 'Faso Coton' }, bonDeCommande: 'BC-2026/12' }
  const advance = ({ id }: Order, vers: string) =>
    staff('agent', 'POST', `commandes/${id}/avancer`, { vers, motif: 'Bon reçu' })
  const dayAfter = (moment: string | null | undefined, days: number) =>
    new Date(Date.parse(moment ?? '') + days * dayMs).toISOString().slice(0, 10)

  it('is paid by a day after its session, which page, follow-up and letters name, and which moves with it', async () => {
    const session = await school().session(5)
    const email = 'achats@coton.bf'
    const order = await school().bought(session, 1, { ...company, email })
    expect((await advance(order, 'confirmée')).status).toBe(200)
    const { fin } = await payload().findByID({ collection: 'sessions', id: session })
    const day = dayAfter(fin, 30)
    const written = writtenDay(day, 'fr')
    const page = await opened(order)
    expect(page).toMatchObject({ reste: 20_000, soldeLe: day })
    expect(page.paiement.instructions).toContain(written)
    const { reference, phone } = order
    const followed = attributesOf(await school().shop.api.send('suivi', { reference, phone }))
    expect(followed.aFaire).toContain(written)
    const letters = async (text: string) => {
      const where = { to: { equals: email }, text: { contains: text } }
      return (await payload().count({ collection: 'emails', where })).totalDocs
    }
    expect(await letters(written)).toBe(1)
    const debut = new Date(Date.now() + 40 * dayMs).toISOString()
    await payload().update({ collection: 'sessions', id: session, data: { debut } })
    const soon = new Date(Date.now() + 600_000)
    await tellChanges(payload(), soon, moveBalanceDays)
    const moved = await payload().findByID({ collection: 'sessions', id: session })
    const { soldeLe } = await again(order)
    expect(soldeLe?.slice(0, 10)).toBe(dayAfter(moved.fin, 30))
    // It has no deposit to speak of.
    await remindOfBalance(payload(), new Date(Date.parse(soldeLe ?? '') - 2 * dayMs))
    expect([
      await letters(writtenDay(soldeLe ?? '', 'fr')),
      await letters('Votre acompte'),
    ]).toEqual([1, 0])
  })

  it('shows on the screen of its session what is due now of each order, and until when', async () => {
    const session = await school().session(9, { acompte: 5_000 })
    const deposit = await school().bought(session, 2, { acompte: true })
    const kept = await school().bought(session, 1, { acompte: true })
    await paid((await payments(kept))[0])
    const bought = await school().bought(session, 1, company)
    await advance(bought, 'confirmée')
    const shown = await (await staff('cashier', 'GET', `pointages/session/${session}`)).json()
    expect(shown.figures.dues).toMatchObject([
      { reference: deposit.reference, reste: 10_000, acompte: true, until: deposit.echeance },
      {
        reference: kept.reference,
        reste: 15_000,
        acompte: false,
        until: (await again(kept)).soldeLe,
      },
      {
        reference: bought.reference,
        reste: 20_000,
        acompte: false,
        until: (await again(bought)).soldeLe,
      },
    ])
  })

  it('is not cancelled by staff any more once a certificate is issued for it', async () => {
    const session = await school().session(5)
    const participants = [{ nom: 'Awa Sow' }, { nom: 'Issa Sanou' }]
    const lignes = [{ nature: 'session', id: session, participants }]
    const order = await school().bought(session, 2, { ...company, lignes })
    await advance(order, 'confirmée')
    const today = new Date().toISOString().slice(0, 10)
    const yesterday = dayAfter(today, -1)
    const data = { debut: `${yesterday}T08:00:00.000Z`, fin: `${yesterday}T16:00:00.000Z` }
    await payload().db.updateOne({
      collection: 'sessions',
      id: session,
      data: { ...data, heuresParJour: 8 },
    })
    const [awa] = await school().seats(order)
    const pointages = ['matin', 'apres_midi'].map((half) => {
      const demiJournee = `${yesterday}-${half}`
      const cle = `${awa?.reference}:${demiJournee}:un`
      const marqueLe = new Date().toISOString()
      return { cle, inscription: awa?.reference, demiJournee, present: true, marqueLe }
    })
    await staff('agent', 'POST', `pointages/session/${session}`, { pointages })
    expect((await staff('agent', 'POST', `attestations/session/${session}`, {})).status).toBe(200)
    const desk = await (await staff('agent', 'GET', `commandes/${order.id}/caisse`)).json()
    expect(desk.suites).not.toContain('annulée')
    const refused = await advance(order, 'annulée')
    expect([refused.status, JSON.stringify(await refused.json())]).toEqual([
      409,
      expect.stringContaining('attestation'),
    ])
    expect(await opened(order)).toMatchObject({ etat: 'confirmée', peutAnnuler: false })
    expect((await school().seats(order)).map(({ etat }) => etat)).toEqual(['attestée', 'confirmée'])
  })
}
