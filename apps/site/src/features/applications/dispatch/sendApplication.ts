import { type FileEndpoint, formFiles } from '@sira/contract/deposits/formFiles'
import { formHeaders, trapField } from '@sira/contract/forms/envelope'
import { RefusedFile, uploadFile } from '../../../browser/applications/uploadFile.ts'
import { controlFor, type Spoken, say } from './formState.ts'
import type { Refused } from './problemOf.ts'

export type Sent = Refused | { reference: string | undefined }

export interface TicketedFile extends File {
  /** Its upload goes on by it: nothing is sent twice, though a field was wrong. */
  ticket?: string | undefined
  /** As it is sent. */
  content?: Blob
}

/** Keeps a form on the device while it is sent. */
export interface Keeper {
  early(typed: FormData): Refused | undefined
  /** Keeps what was typed before anything of it leaves. */
  keep(typed: FormData): Promise<void>
  /** Notes the ticket of a file. */
  begun(field: string, ticket: string): Promise<void>
}

/** Seconds between one try and the next. */
const waits = [1, 2, 4, 8, 15, 30, 30]

/**
 * Sends the files, and then what is typed with their tickets: what is corrected meanwhile too. Where a
 * form may wait, nothing waits here.
 */
export async function sendApplication(
  form: HTMLFormElement,
  key: string,
  words: Spoken,
  keeper: Keeper,
): Promise<Sent> {
  const typed = new FormData(form)
  const missing = firstMissing(form, typed)
  if (missing) return { status: 400, field: missing }
  const early = keeper.early(typed)
  if (early) return early
  await keeper.keep(typed)
  const depots: Record<string, string> = {}
  for (const [field, file] of filesIn(typed, words.endpoint)) {
    try {
      const { name, ticket, content = file } = file
      const begun = async (given: string) => {
        file.ticket = given
        await keeper.begun(field, given)
      }
      depots[field] = await uploadFile({ name, content, ticket }, { ...told(form, words), begun })
    } catch (error) {
      return { status: error instanceof RefusedFile ? error.status : 503, field }
    }
  }
  if (!isStill(typed, form)) return sendApplication(form, key, words, keeper)
  return post(form, typed, { depots, key, endpoint: words.endpoint })
}

/** The files that were chosen, by their fields. */
export function filesIn(typed: FormData, endpoint: FileEndpoint): [string, TicketedFile][] {
  return formFiles[endpoint].flatMap((field): [string, TicketedFile][] => {
    const file = typed.get(`files.${field}`)
    return file instanceof File && file.size > 0 ? [[field, file]] : []
  })
}

/** Whether the form says the same; a field without a file gives another empty one each time. */
function isStill(typed: FormData, form: HTMLFormElement): boolean {
  const said = (values: FormData) =>
    [...values].filter(([, value]) => typeof value === 'string' || value.size > 0)
  const now = said(new FormData(form))
  const isSame = now.every(([name, value]) => typed.get(name) === value)
  return isSame && now.length === said(typed).length
}

/** What nobody need ask the network for. */
function firstMissing(form: HTMLFormElement, typed: FormData): string | undefined {
  for (const control of form.querySelectorAll<HTMLInputElement>('[name]')) {
    const value = typed.get(control.name)
    const isEmpty = value instanceof File ? value.size === 0 : !value?.trim()
    if (isEmpty && isNeeded(control, typed)) return control.name.replace(/^files\./, '')
  }
  return undefined
}

/** Always, or with what was chosen elsewhere in the form: `engin=moto engin=voiture`. */
function isNeeded({ required, dataset }: HTMLInputElement, typed: FormData): boolean {
  const choices = dataset.neededWith?.split(' ') ?? []
  return required || choices.some((one) => one === chosenIn(one, typed))
}

function chosenIn(choice: string, typed: FormData): string {
  const [name = ''] = choice.split('=')
  return `${name}=${typed.get(name)}`
}

function told(form: HTMLFormElement, { progress, interrupted }: Spoken) {
  return {
    waits,
    progress: (share: number) => say(form, progress.replace('0', String(Math.round(share * 100)))),
    interrupted: () => say(form, interrupted),
  }
}

interface Posted {
  depots: Readonly<Record<string, string>>
  key: string
  endpoint: FileEndpoint
}

async function post(
  form: HTMLFormElement,
  typed: FormData,
  { depots, key, endpoint }: Posted,
): Promise<Sent> {
  const trap = controlFor(form, trapField)?.value
  const texts = [...typed].filter(
    ([name, value]) => typeof value === 'string' && name !== trapField,
  )
  const data = Object.fromEntries(texts)
  const headers = {
    'content-type': 'application/json',
    [formHeaders.key]: key,
    [formHeaders.language]: document.documentElement.lang,
    [formHeaders.filledIn]: String(Math.round(performance.now())),
    ...(trap ? { [formHeaders.trap]: 'yes' } : {}),
  }
  try {
    const body = JSON.stringify({ data, depots })
    const answer = await fetch(`/api/${endpoint}`, { method: 'POST', headers, body })
    const { status } = answer
    if (answer.ok) {
      return { reference: answer.headers.get(formHeaders.reference) ?? undefined }
    }
    const said = await answer.json().catch(() => undefined)
    // See sendOne.ts.
    if (said === undefined && status !== 413) return { status: 503 }
    const [problem] = said?.error?.details?.errors ?? []
    for (const [field, file] of filesIn(typed, endpoint)) {
      // A file that was refused has lost its ticket.
      if (problem?.path?.[0] === field) file.ticket = undefined
    }
    return { status, ...problem, field: problem?.path?.at(-1) }
  } catch {
    return { status: 503 }
  }
}
