import type { Locator, Page } from '@playwright/test'
import { contactForm } from '@sira/contract/forms/contact'
import { sending } from '@sira/contract/forms/formWords'
import type { MessageForm } from '@sira/contract/forms/messageForm'
import type { MessageKind } from '@sira/contract/forms/messageForms'
import { quoteForm } from '@sira/contract/forms/quote'
import { quote as ofQuote } from '../../apps/site/src/features/quote/words/fr/quote.ts'
import { forms as words } from '../../apps/site/src/i18n/fr/forms.ts'

/** The quote and the contact form, as a visitor sees them: the same fields, two buttons. */
export interface RequestForm {
  address: string
  endpoint: MessageKind
  submit: string
  success: string
}

export const quote = shown(quoteForm, ofQuote.quote.send)
export const contact = shown(contactForm, words.form.send)

export const { failure } = sending.fr

function shown(form: MessageForm<string, MessageKind>, submit: string): RequestForm {
  const { route: address, endpoint, messages } = form
  return { address, endpoint, submit, success: messages.fr.success }
}

export interface Answers {
  name?: string
  email?: string
  dialCode?: string
  phone?: string
  service?: string
  message?: string
}

export const complete: Required<Answers> = {
  name: 'Awa Sawadogo',
  email: 'awa@exemple.bf',
  dialCode: '+226',
  phone: '70 12 34 56',
  service: 'Formation professionnelle',
  message: 'Bonjour, je voudrais former six personnes.',
}

export function formOf(page: Page): Locator {
  return page.getByRole('main').locator('form[data-form]')
}

export function field(page: Page, label: string): Locator {
  return formOf(page).getByLabel(label, { exact: true })
}

/** Fills in what is given, and leaves the rest as it is. */
export async function fillIn(page: Page, answers: Answers): Promise<void> {
  const { form } = words
  const texts = {
    [form.name]: answers.name,
    [form.email]: answers.email,
    [form.phone]: answers.phone,
    [form.message]: answers.message,
  }
  for (const [label, text] of Object.entries(texts)) {
    if (text !== undefined) await field(page, label).fill(text)
  }
  const choices = { [form.dialCode]: answers.dialCode, [form.service]: answers.service }
  for (const [label, choice] of Object.entries(choices)) {
    if (choice !== undefined) await field(page, label).selectOption(choice)
  }
}

export async function submit(page: Page, form: RequestForm): Promise<void> {
  await formOf(page).getByRole('button', { name: form.submit, exact: true }).click()
}

/** Words of its own, by which a message is found again in the back office. */
export function marked(text: string): string {
  return `${text} ${crypto.randomUUID().slice(0, 8)}`
}
