import { sql } from '@payloadcms/db-sqlite/drizzle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseOf } from '../../src/database/sql/database.ts'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { hireStaff, type StaffCall } from './support/staff.ts'
import { zipEntry } from './support/zipEntry.ts'

const formulas = ['=1+1', '+22670123456', '-2+3', '@SUM(A1)', '\t=1', '＝1']
/** All that some program takes for the end of a line. */
const ends = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029']
const message = 'Bonjour,\nune « offre » à 5 000 F ; vite\u0001 !\r\n— Aïcha & "Cie" <b>🙂</b>'

describe('an export for a spreadsheet', () => {
  let office: OpenPayload
  let call: StaffCall
  const exported = (query: string) => call('agent', 'GET', `devis/export?${query}`)
  const csv = async (query: string) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await (await exported(`format=csv&${query}`)).arrayBuffer(),
    )
  const xlsx = async (query: string) =>
    Buffer.from(await (await exported(`format=xlsx&${query}`)).arrayBuffer())
  const receive = (data: { email: string; nom?: string; message?: string; state?: 'closed' }) =>
    office.payload.create({ collection: 'devis', data })

  beforeAll(async () => {
    office = await openPayload()
    call = await hireStaff(office)
    for (const nom of formulas) await receive({ nom, email: 'formule@exemple.bf' })
    for (const end of ends) await receive({ nom: `Awa${end}=Sawadogo`, email: 'lignes@exemple.bf' })
    await receive({ nom: 'Aïcha', email: 'texte@exemple.bf', message })
    await receive({ nom: 'Clos', email: 'clos@exemple.bf', state: 'closed' })
  })
  afterAll(() => office.close())

  it('is CSV as a French spreadsheet opens it: UTF-8 with its mark, semicolons', async () => {
    const answer = await exported('format=csv')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="devis-/)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect((await csv('')).split('\r\n')[0]).toBe(
      '\ufeff"Nom";"E-mail";"Téléphone";"Service";"Message";"Référence";"Venu par";"Prochaine action";"À faire le";"Montant estimé (FCFA)";"État";"Suivi par";"Langue";"Reçu le"',
    )
  })

  it('never computes what a visitor typed', async () => {
    const rows = await csv('where[email][equals]=formule@exemple.bf&sort=id')
    for (const nom of formulas) expect(rows).toContain(`"'${nom}";"formule@exemple.bf"`)
    expect(rows).not.toMatch(/(^|[;\n])"?[=+\-@\t＝]/)
  })

  it.each(ends)('has one row for a name with %j in it, which is kept in one line', async (end) => {
    const list = 'where[email][equals]=lignes@exemple.bf&sort=id'
    const { docs } = await office.payload.find({
      collection: 'devis',
      where: { email: { equals: 'lignes@exemple.bf' } },
    })
    for (const { nom } of docs) expect(nom).toBe('Awa =Sawadogo')
    // Some were kept before names had one line.
    const { rows } = databaseOf(office.payload)
    await rows(sql`update devis set nom = ${`Awa${end}Sawadogo`} where email = 'lignes@exemple.bf'`)
    const [, ...lines] = (await csv(list)).trimEnd().split(/[\n\r\v\f\u0085\u2028\u2029]+/)
    expect(lines).toHaveLength(ends.length)
    for (const line of lines) expect(line).toMatch(/^"Awa Sawadogo";"lignes@exemple.bf";/)
    const sheet = zipEntry(await xlsx(list), 'xl/worksheets/sheet1.xml')
    expect(sheet.match(/>Awa Sawadogo</g)).toHaveLength(ends.length)
    await rows(sql`update devis set nom = 'Awa =Sawadogo' where email = 'lignes@exemple.bf'`)
  })

  it('keeps accents, quotes and lines of a message', async () => {
    const rows = await csv('where[email][equals]=texte@exemple.bf')
    expect(rows).toContain(`"${message.replaceAll('"', '""')}"`)
  })

  it('holds what the list shows: its filter and its order', async () => {
    const rows = await csv('where[state][equals]=closed')
    expect(rows).toContain('"Clos";"clos@exemple.bf"')
    expect(rows).not.toContain('formule@exemple.bf')
    const namesIn = (text: string) =>
      [...text.matchAll(/"([^"\n]*)";"(?:texte|clos)@/g)].map(([, nom]) => nom)
    expect(namesIn(await csv('sort=id'))).toEqual(['Aïcha', 'Clos'])
    expect(namesIn(await csv('sort=-id'))).toEqual(['Clos', 'Aïcha'])
  })

  it('is an XLSX file whose cells are texts, not formulas', async () => {
    const sheet = zipEntry(await xlsx(''), 'xl/worksheets/sheet1.xml')
    const cells = sheet.match(/<c [^>]*>/g) ?? []
    expect(cells.length).toBeGreaterThan(50)
    for (const cell of cells.filter((one) => !one.endsWith('/>'))) {
      expect(cell).toMatch(/ t="(s|inlineStr|str)"/)
    }
    expect(sheet).not.toContain('<f>')
  })

  it('is an XLSX file with every character XML can hold', async () => {
    const archive = await xlsx('where[email][equals]=texte@exemple.bf')
    const words = zipEntry(archive, 'xl/worksheets/sheet1.xml')
    expect(words).toContain('une « offre » à 5 000 F ; vite !')
    expect(words).toContain('— Aïcha &amp; "Cie" &lt;b>🙂&lt;/b>'.replaceAll('>', '&gt;'))
    expect(words).not.toContain('\u0001')
  })

  it.each(['csv', 'xlsx'])('leaves as %s while it is read, each message once', async (format) => {
    const now = new Date().toISOString()
    const { rows } = databaseOf(office.payload)
    await rows(
      sql.raw(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
      insert into devis (nom, email, message, state, created_at, updated_at)
      select 'N°' || i, 'foule@exemple.bf', 'Bonjour', 'new', '${now}', '${now}' from n`),
    )
    const { body } = await exported(`format=${format}&where[email][equals]=foule@exemple.bf`)
    const pieces: Uint8Array[] = []
    for await (const piece of body ?? []) pieces.push(piece)
    await rows(sql.raw(`delete from devis where email = 'foule@exemple.bf'`))

    expect(pieces.length).toBeGreaterThanOrEqual(5)
    const whole = Buffer.concat(pieces)
    const text = format === 'csv' ? String(whole) : zipEntry(whole, 'xl/worksheets/sheet1.xml')
    const names = text.match(/N°\d+/g) ?? []
    expect([names.length, new Set(names).size]).toEqual([1000, 1000])
  })

  it('says how each came, what is to be done next and by whom, and what it may bring', async () => {
    const { docs } = await office.payload.find({
      collection: 'users',
      where: { email: { equals: 'agent@sira.example' } },
    })
    const { reference, id } = await office.payload.create({
      collection: 'devis',
      data: {
        email: 'suivi@exemple.bf',
        source: 'phone',
        nextStep: '=Rappeler',
        nextStepOn: '2026-12-03',
        amount: 450_000,
        assignee: docs[0]?.id ?? 0,
      },
    })
    const asked = 'where[email][equals]=suivi@exemple.bf'
    expect(await csv(asked)).toContain(
      `"${reference}";"Téléphone";"'=Rappeler";"2026-12-03";"450000";"Nouveau";"Fatou"`,
    )
    const sheet = zipEntry(await xlsx(asked), 'xl/worksheets/sheet1.xml')
    expect(sheet).toContain('<v>450000</v>')
    await office.payload.delete({ collection: 'devis', id })
    const data = { email: 'suivi@exemple.bf', nextStep: 'Écrire', source: 'visit' as const }
    const message = await office.payload.create({ collection: 'contacts', data })
    const contacts = await call('agent', 'GET', `contacts/export?format=csv&${asked}`)
    expect(await contacts.text()).toContain(`"${message.reference}";"Visite";"Écrire";;"Nouveau"`)
  })

  it.each(['editor', null] as const)('is not given to %s', async (role) => {
    for (const inbox of ['devis', 'contacts', 'newsletters']) {
      for (const format of ['csv', 'xlsx']) {
        const refused = await call(role, 'GET', `${inbox}/export?format=${format}`)
        expect(refused.status).toBe(403)
      }
    }
  })

  it.each([
    ['another format', 'format=pdf'],
    ['a filter on what staff cannot read', 'where[idempotencyKey][like]=a'],
    ['a filter on what does not exist', 'where[inconnu][equals]=a'],
  ])('is refused for %s', async (_what, query) => {
    const { status } = await exported(query)
    expect([400, 403]).toContain(status)
  })
})
