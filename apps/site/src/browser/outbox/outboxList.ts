import { formOf } from '@sira/contract/forms/messageForms'
import { formWords, pageLocale } from '../forms/formWords.ts'
import type { OutboxEntry } from './outbox.ts'

interface OutboxActions {
  resend(entry: OutboxEntry): Promise<void>
  takeUp(entry: OutboxEntry): Promise<void>
  remove(entry: OutboxEntry): Promise<void>
}

const excerptLength = 80

/** What is kept, in words, with what can be done about each. */
export function outboxList(entries: readonly OutboxEntry[], actions: OutboxActions): HTMLElement[] {
  const words = formWords()
  const count = (what: OutboxEntry['waitsFor']) =>
    entries.filter(({ waitsFor }) => waitsFor === what).length
  const notices = [
    count('network') > 0 ? words.waiting(count('network')) : '',
    count('person') > 0 ? words.held(count('person')) : '',
  ]
  const list = element('ul')
  list.append(...entries.map((entry) => item(entry, actions)))
  return [...notices.filter(Boolean).map((text) => notice(text)), list]
}

function notice(text: string): HTMLElement {
  const paragraph = element('p', text)
  paragraph.setAttribute('role', 'status')
  return paragraph
}

function item(entry: OutboxEntry, { resend, takeUp, remove }: OutboxActions): HTMLElement {
  const words = formWords()
  const line = element('li')
  const { message = '', email = '' } = entry.typed
  const time = element('time', timeOf(entry.since))
  const title = element('p')
  title.append(element('strong', formOf(entry.endpoint).names[pageLocale()]), ' ', time)
  line.append(title, element('p', (message || email).slice(0, excerptLength)))
  if (entry.advice !== undefined) line.append(element('p', entry.advice))
  const buttons = element('p')
  buttons.append(
    button(words.resend, () => resend(entry)),
    button(words.takeUp, () => takeUp(entry)),
    button(words.remove, () => remove(entry)),
  )
  line.append(buttons)
  return line
}

function timeOf(moment: number): string {
  const { lang } = document.documentElement
  return new Date(moment).toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' })
}

/** Pressed once: what it does takes the list away or makes it anew. */
function button(label: string, act: () => Promise<void>): HTMLElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'button button-secondary'
  made.textContent = label
  made.addEventListener('click', async () => {
    made.disabled = true
    await act()
    made.disabled = false
  })
  return made
}

function element(tag: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}
