import { administrator } from '../../e2e/support/testSettings.ts'
import type { ReadInLanguage, Sizes } from './findings.ts'
import type { RunningProduct } from './product.ts'
import type { Asked, Questions } from './questions.ts'
import { settled, watchedRead } from './watchedRead.ts'

const languages = ['', '/en', '/ar']
const sizes = ['small', 'large'] as const
const times = 5

interface Asking {
  questions: Questions
  running: Sizes<RunningProduct>
  /** The number of copies of a type in each product. */
  copies: Sizes<number>
  /** Counted from 0; both products are started afresh for each. */
  round: number
  note(asked: Asked, size: keyof Sizes<unknown>, read: ReadInLanguage): void
}

interface Way {
  /** `/en` */
  language?: string
  /** Replaces `@`. */
  number?: string
  headers?: Sizes<Record<string, string>>
}

const nothing = { small: {}, large: {} }

/** Asks both products everything, in turns, each question where no cache has its answer. */
export async function askAll({ questions, running, copies, round, note }: Asking): Promise<void> {
  const { pages, files, calls, screens } = questions
  const cookies = { small: '', large: '' }
  for (const size of sizes) {
    await warmUp(running[size])
    await settled(running[size])
    cookies[size] = await signIn(running[size].backOffice.url)
  }
  const ask = async (asked: Asked, { language = '', number = '', headers = nothing }: Way) => {
    // Alternate the order, so that neither product is always the first.
    for (const size of round % 2 === 0 ? sizes : sizes.toReversed()) {
      const address = asked.address.replace('LAST', String(copies[size])).replace('@', number)
      const read = await watchedRead(running[size], language + address, headers[size])
      note(asked, size, { ...read, language })
    }
  }
  for (const asked of pages) {
    for (const language of languages) await ask(asked, { language })
  }
  for (const asked of files) await ask(asked, {})
  for (let time = 0; time < times; time += 1) {
    const number = String((round * times + time) % 10)
    const stranger = { 'x-forwarded-for': `203.0.${round}.${time}` }
    for (const asked of calls) {
      await ask(asked, { number, headers: { small: stranger, large: stranger } })
    }
    const staff = { small: { cookie: cookies.small }, large: { cookie: cookies.large } }
    for (const asked of screens) await ask(asked, { number: String(time + 1), headers: staff })
  }
}

/** Work that a program does once after its start is not compared. */
async function warmUp({ site, backOffice }: RunningProduct): Promise<void> {
  for (const page of ['/accessibilite', '/formations/vendre-en-ligne', '/recherche?q=rien']) {
    await (await fetch(site.url + page)).text()
  }
  for (const question of ['/api/faqs', '/api/faqs?filters[question][$contains]=rien']) {
    const headers = { 'x-forwarded-for': '203.0.200.1' }
    await (await fetch(backOffice.url + question, { headers })).text()
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/admin/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}
