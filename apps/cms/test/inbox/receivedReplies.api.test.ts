import { expect, it } from 'vitest'
import { overview } from '../../src/admin/dashboard/waiting/overview.ts'
import { waitingRows } from '../../src/admin/dashboard/waiting/waitingRows.ts'
import { clientCard } from '../../src/clients/clientCard.ts'
import { keptKind } from '../../src/dossiers/keptKinds.ts'
import { mostReplies } from '../../src/messages/replies/received/keepReply.ts'
import { replyLetter } from './support/replyLetter.ts'
import { describeReplies } from './support/replySuite.ts'

const pdf = '%PDF-1.7\nBon de commande\n%%EOF\n'
const quoted =
  '\n\nLe mar. 24 nov. 2026 à 10:12, Sira <x@sira.example> a écrit :\n\n> Voici l’offre.'

await describeReplies('a reply that comes by e-mail', (office, mailbox) => {
  /** Whoever reads the mailbox sees there what waits nowhere else. */
  async function expectLeftUnread(): Promise<void> {
    const unread = await mailbox.unread()
    expect(unread).toHaveLength(1)
    await mailbox.remove(unread[0] ?? 0)
  }

  it('stands in the history in its person’s words, with its files, and waits to be read', async () => {
    const id = await office.receive()
    const { to } = await office.answered(id)
    expect(to).toMatch(/^reponses\+r-\w+-\w{24}@sira\.example$/)
    const files = { 'bon.pdf': pdf, 'facture.exe': 'MZ' }
    await mailbox.deliver(replyLetter({ to, text: `Oui, merci.${quoted}`, files }))
    await office.look()

    const { state, repliedAt, lines } = await office.read(id)
    expect(state).toBe('in_progress')
    expect(repliedAt).toMatch(/^20/)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      what: expect.stringMatching(
        /^Réponse par e-mail.: du [\d/]{10}, une pièce jointe est restée dans la boîte$/,
      ),
      reponse: 'Oui, merci.',
      fichiers: [{ name: 'bon.pdf', size: pdf.length }],
    })
    const [letter] = await office.replies()
    expect(letter).toMatchObject({ state: 'received', replyTo: 'awa@exemple.bf' })
    expect(letter?.text).toContain('> Voici l’offre.')
    const card = await clientCard(keptKind('contacts', office.payload), id, await office.asAgent())
    const letters = card?.sections.find(({ kind }) => kind === 'emails')?.entries
    expect(letters?.map(({ state }) => state)).toContain('Reçu')
    const address = `attachments/${lines[0]?.fichiers?.[0]?.id}/file`
    expect(await (await office.call('agent', 'GET', address)).text()).toBe(pdf)
    for (const role of ['editor', 'cashier', null] as const) {
      expect((await office.call(role, 'GET', address)).status).toBe(403)
    }
    expect(await mailbox.unread()).toEqual([])
    expect((await office.call('agent', 'POST', `emails/${letter?.id}/resend`, {})).status).toBe(409)
  })

  it('is found by what it answers where a server drops the label, and kept once', async () => {
    const id = await office.receive()
    const { messageId } = await office.answered(id)
    const headers = [`In-Reply-To: ${messageId}`]
    await mailbox.deliver(
      replyLetter({ to: office.box.address, text: 'Plutôt vendredi.', headers }),
    )
    await office.look()
    await office.look()
    // The program was killed before it noted how far it was, or its notes are those of a copy.
    await office.payload.kv.delete('reply-box')
    await office.look()
    expect((await office.read(id)).lines.map(({ reponse }) => reponse)).toEqual([
      'Plutôt vendredi.',
    ])
  })

  it('is counted on the first screen until somebody says that it is read', async () => {
    const id = await office.receive()
    const { to } = await office.answered(id)
    const { user } = await office.asAgent()
    if (!user) throw new Error('Nobody is agent.')
    const rows = async () => waitingRows(await overview(office.payload, user, new Date()))
    const unread = async () => (await rows()).find(({ words }) => /réponses? à .* lire/.test(words))
    const before = (await unread())?.count ?? 0
    await mailbox.deliver(replyLetter({ to, text: 'Oui.' }))
    await office.look()
    expect((await unread())?.count).toBe(before + 1)
    const list = (await unread())?.href.replace('/admin/collections/', '') ?? ''
    expect((await (await office.call('agent', 'GET', list)).json()).totalDocs).toBe(before + 1)

    const { repliedAt: seen } = await office.read(id)
    const say = (role: 'agent' | 'editor' | null, given: object) =>
      office.call(role, 'POST', `contacts/${id}/reply-read`, given)
    for (const role of ['editor', null] as const)
      expect((await say(role, { seen })).status).toBe(403)
    expect((await say('agent', {})).status).toBe(400)
    // Another one came while the page was open.
    expect((await say('agent', { seen: '2026-01-01T00:00:00.000Z' })).status).toBe(409)
    expect((await say('agent', { seen })).status).toBe(200)
    expect((await office.read(id)).repliedAt).toBeNull()
    expect((await unread())?.count ?? 0).toBe(before)
  })

  it('is read, too, once somebody has answered it', async () => {
    const id = await office.receive()
    const { to } = await office.answered(id)
    await mailbox.deliver(replyLetter({ to, text: 'Et le prix ?' }))
    await office.look()
    await office.answered(id)
    expect(await office.read(id)).toMatchObject({ state: 'answered', repliedAt: null })
  })

  it('answers an estimate in the history of the estimate', async () => {
    await office.sent()
    const given = { nom: 'Awa', email: 'awa@exemple.bf', valableJusquau: '2999-01-01' }
    const lignes = [{ designation: 'Cours', quantite: 1, prix: 1000 }]
    const made = await office.call('agent', 'POST', 'estimations', { ...given, lignes })
    const { id } = (await made.json()).doc
    expect((await office.call('agent', 'POST', `estimations/${id}/send`, {})).status).toBe(200)
    await mailbox.deliver(replyLetter({ to: (await office.sent()).to, text: 'D’accord.' }))
    await office.look()
    const kept = await office.payload.findByID({ collection: 'estimations', id })
    expect(JSON.stringify(kept.history)).toContain('D’accord.')
    expect(kept).toMatchObject({ etat: 'envoyé', repliedAt: expect.any(String) })
  })

  it('is not what carries no token, one of somebody else, or of what was erased', async () => {
    const id = await office.receive()
    const { to } = await office.answered(id)
    await office.payload.delete({ collection: 'contacts', id })
    const before = (await office.replies()).length
    const numbers = []
    for (const other of [office.box.address, to, to.replace(/\w{24}@/, `${'0'.repeat(24)}@`)]) {
      numbers.push(await mailbox.deliver(replyLetter({ to: other, text: 'Bonjour' })))
    }
    await office.look()
    expect(await mailbox.unread()).toEqual(numbers)
    expect(await office.replies()).toHaveLength(before)
    for (const number of numbers) await mailbox.remove(number)
  })

  it('of a program is noted, and makes nothing wait', async () => {
    const id = await office.receive()
    const { to } = await office.answered(id)
    const headers = ['Auto-Submitted: auto-replied']
    await mailbox.deliver(replyLetter({ to, text: 'Absente.', headers }))
    const queued = await office.payload.count({ collection: 'emails' })
    await office.look()
    const { state, repliedAt, lines } = await office.read(id)
    expect([state, repliedAt]).toEqual(['answered', null])
    expect(lines[0]?.what).toMatch(/^Réponse automatique.: du/)
    await expectLeftUnread()
    // It is kept; nothing is written back.
    expect((await office.payload.count({ collection: 'emails' })).totalDocs).toBe(
      queued.totalDocs + 1,
    )
  })

  it('does not bring back what nobody wanted, and says when another address wrote', async () => {
    const id = await office.receive()
    const { to } = await office.answered(id)
    await office.call('agent', 'PATCH', `contacts/${id}`, { state: 'unwanted' })
    await mailbox.deliver(replyLetter({ to, text: 'Moi', from: 'issa@exemple.bf' }))
    await office.look()
    const { state, repliedAt, lines } = await office.read(id)
    expect([state, repliedAt]).toEqual(['unwanted', null])
    expect(lines[0]?.what).toContain('d’une autre adresse que la sienne')
    expect(JSON.stringify(lines)).not.toContain('issa@')
    await expectLeftUnread()
  })

  it('brings back what was thrown away', async () => {
    const id = await office.receive()
    const { to } = await office.answered(id)
    const deletedAt = new Date().toISOString()
    await office.payload.update({ collection: 'contacts', id, data: { deletedAt } })
    await mailbox.deliver(replyLetter({ to, text: 'Et alors ?' }))
    await office.look()
    const { state, lines } = await office.read(id)
    expect(state).toBe('in_progress')
    expect((await office.read(id)).deletedAt).toBeNull()
    expect(lines[0]?.what).toContain('sortie de la corbeille')
  })

  it('is erased with who sent it, and with whom it was about', async () => {
    const id = await office.receive({ email: 'mine@exemple.bf' })
    const { to } = await office.answered(id)
    const files = { 'bon.pdf': pdf }
    await mailbox.deliver(replyLetter({ to, text: 'De Zoé', from: 'zoe@exemple.bf', files }))
    await mailbox.deliver(replyLetter({ to, text: 'De moi', from: 'mine@exemple.bf' }))
    await office.look()
    const export_ = (who: string) =>
      office.call('administrator', 'GET', `erasures/person/export?who=${who}`)
    expect(await (await export_('zoe@exemple.bf')).text()).toContain('De Zoé')
    const erase = (who: string) =>
      office.call('administrator', 'POST', 'erasures/person/erase', { who })
    const erased = await erase('zoe@exemple.bf')
    expect(erased.status, await erased.text()).toBe(200)
    const { history, repliedAt } = await office.read(id)
    expect(JSON.stringify(history)).not.toContain('Zoé')
    expect(JSON.stringify(history)).toContain('De moi')
    expect(repliedAt).not.toBeNull()
    expect((await erase('mine@exemple.bf')).status).toBe(200)
    const left = await office.replies()
    expect(JSON.stringify(left)).not.toMatch(/De moi|De Zoé/)
  })

  it('beyond what one record takes in a day stays in the mailbox', async () => {
    const id = await office.receive()
    const { to } = await office.answered(id)
    for (let count = 0; count <= mostReplies; count += 1) {
      await mailbox.deliver(replyLetter({ to, text: `Réponse ${count}` }))
    }
    await office.look()
    const { lines } = await office.read(id)
    expect(lines).toHaveLength(mostReplies)
    expect(lines[0]?.what).toMatch(/les suivantes de ce jour restent dans la boîte$/)
    const unread = await mailbox.unread()
    expect(unread).toHaveLength(1)
    await mailbox.remove(unread[0] ?? 0)
  })
})
