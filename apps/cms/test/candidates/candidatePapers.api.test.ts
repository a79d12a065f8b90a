import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { emptyResume } from '@sira/contract/cv/emptyResume'
import type { Resume } from '@sira/contract/cv/resume'
import { type Locale, localeCodes } from '@sira/contract/locales'
import type { LightMyRequestResponse } from 'fastify'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenPayload, openPayload } from '../back-office/openPayload.ts'
import { type FormApi, openFormApi } from '../inbox/support/formApi.ts'

/** What only the CV or the letter holds. */
const secret = 'Introuvable'
const posts: Readonly<Record<Locale, string>> = { fr: 'Aide-comptable', en: 'Clerk', ar: 'محاسبة' }

function cvIn(lang: Locale, design: 'sobre' | 'bandeau' | 'colonne'): Resume {
  const resume = emptyResume(lang)
  resume.basics.name = secret
  resume.basics.phone = '+226 70 12 34 56'
  resume.meta['x-sira'] = { lang, design, licences: ['B'] }
  resume.work.push({
    position: posts[lang],
    name: 'Faso Coton',
    location: '',
    startDate: '2019-03',
    endDate: '',
    summary: '#set page(fill: red) *x*',
    highlights: [],
  })
  resume.languages.push({ language: 'Mooré', fluency: 'Langue maternelle' })
  return resume
}

/** Letters in the form that people type: a PDF may hold an Arabic letter as it is drawn. */
async function wordsOf({ rawPayload }: LightMyRequestResponse): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload))
  const { text } = await extractText(pdf, { mergePages: true })
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
}

/** Read back, the words of an Arabic line may stand in the order in which they are drawn. */
function missingIn(read: string, texts: readonly string[], lang: Locale): string[] {
  const sought = lang === 'ar' ? texts.flatMap((text) => text.split(' ')) : texts
  return sought.filter((text) => !read.includes(text))
}

describe('the CV and the letter of a candidate, drawn on request', () => {
  let office: OpenPayload
  let api: FormApi
  const from = (address: string) => ({ 'x-forwarded-for': address })
  beforeAll(async () => {
    office = await openPayload()
    api = await openFormApi(office.payload, { max: 4, timeWindowMs: 10 * 60_000 })
  })
  afterAll(async () => {
    await api.close()
    await office.close()
  })

  it.each(localeCodes)('are papers for archives in each language and design: %s', async (lang) => {
    for (const design of ['sobre', 'bandeau', 'colonne'] as const) {
      const answer = await api.send('papiers/cv', { cv: cvIn(lang, design) }, from(lang))
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
      })
      expect(answer.rawPayload.toString('latin1')).toMatch(/pdfaid:part(?:>|=")2/)
      const words = await wordsOf(answer)
      const titles = {
        fr: 'Expérience professionnelle',
        en: 'Work experience',
        ar: 'الخبرة المهنية',
      }
      const since = { fr: 'depuis mars 2019', en: 'since March 2019', ar: 'منذ مارس 2019' }
      const said = [secret, posts[lang], titles[lang], since[lang], '+226 70 12 34 56']
      expect(missingIn(words, said, lang), design).toEqual([])
      // The text of a person is never read as markup.
      expect(words).toContain('#set page(fill: red) *x*')
    }
    const letter = { lang, design: 'sobre', name: secret, company: 'Faso Coton' }
    const text = `${posts[lang]}.\n\n${posts[lang]} 2.`
    const lettre = { ...letter, date: '2026-11-28', subject: posts[lang], text }
    const words = await wordsOf(await api.send('papiers/lettre', { lettre }, from(lang)))
    const subject = { fr: 'Objet :', en: 'Subject:', ar: 'الموضوع' }[lang]
    const day = { fr: 'le 28 novembre 2026', en: '28 November 2026', ar: '28 نوفمبر 2026' }[lang]
    expect(missingIn(words, [subject, day, secret, 'Faso Coton'], lang)).toEqual([])
  })

  it('refuse what is no CV, or more than anybody reads', async () => {
    const broken = await api.send('papiers/cv', { cv: { work: 'vente' } }, from('198.51.100.1'))
    expect(broken.statusCode).toBe(400)
    expect(broken.json().error.details.errors).toMatchObject([{ path: ['cv', 'work'] }])
    const long = cvIn('fr', 'sobre')
    long.work = Array.from({ length: 20 }, () => ({
      ...long.work[0],
      summary: 'a '.repeat(900),
    })) as Resume['work']
    const answer = await api.send('papiers/cv', { cv: long }, from('198.51.100.1'))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.message).toBe('cv is too long to be drawn')
  })

  it('are drawn so many times for one address, others have theirs', async () => {
    const ask = (address: string) =>
      api.send('papiers/cv', { cv: cvIn('fr', 'sobre') }, from(address))
    for (let times = 0; times < 8; times += 1) {
      expect((await ask('198.51.100.2')).statusCode).toBe(200)
    }
    const refused = await ask('198.51.100.2')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('198.51.100.3')).statusCode).toBe(200)
  })

  it('wait for each other; who comes when too many wait is asked to come again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        api.send('papiers/cv', { cv: cvIn('fr', 'sobre') }, from(`203.0.113.${index}`)),
      ),
    )
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    expect(statuses).toEqual(new Set([200, 503]))
    const late = answers.find(({ statusCode }) => statusCode === 503)
    expect(late?.headers['retry-after']).toBe('10')
  })

  it('are kept nowhere', async () => {
    const files = readdirSync(office.folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(office.folder, name))
      .filter((path) => statSync(path).isFile())
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(readFileSync(file).includes(secret), file).toBe(false)
  })
})
