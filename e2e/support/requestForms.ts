import type { Locator, Page } from '@playwright/test'

/** The quote and the contact form, as a visitor sees them: the same fields, two buttons. */
export interface RequestForm {
  address: string
  endpoint: 'devis' | 'contacts'
  submit: string
  success: string
}

export const quote: RequestForm = {
  address: '/demander-un-devis',
  endpoint: 'devis',
  submit: 'Envoyer la demande',
  success: 'Votre demande a bien été envoyée !',
}

export const contact: RequestForm = {
  address: '/contact',
  endpoint: 'contacts',
  submit: 'Envoyer',
  success: 'Votre message a bien été envoyé !',
}

export const failure = "Une Erreur s'est produite veuillez réessayer !"

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
  return page.getByRole('main').locator('form')
}

export function field(page: Page, label: string): Locator {
  return formOf(page).getByLabel(label, { exact: true })
}

/** Fills in what is given, and leaves the rest as it is. */
export async function fillIn(page: Page, answers: Answers): Promise<void> {
  const texts = {
    'Nom et prénoms': answers.name,
    'Adresse e-mail': answers.email,
    Téléphone: answers.phone,
    Message: answers.message,
  }
  for (const [label, text] of Object.entries(texts)) {
    if (text !== undefined) await field(page, label).fill(text)
  }
  const choices = { Indicatif: answers.dialCode, Service: answers.service }
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
