import { type FileEndpoint, formFiles } from '@sira/contract/deposits/formFiles'
import { formHeaders, trapField } from '@sira/contract/forms/envelope'
import { controlFor, type Spoken, say } from './formState.ts'
import type { Refused } from './problemOf.ts'
import { RefusedFile, uploadFile } from './uploadFile.ts'

type Sent = Refused | { reference: string | undefined }

/** By the file: one that has arrived is not sent again, though a field was wrong. */
const tickets = new WeakMap<File, string>()

/** Sends the files, and then what was typed with their tickets. */
export async function sendApplication(
  form: HTMLFormElement,
  key: string,
  words: Spoken,
): Promise<Sent> {
  const typed = new FormData(form)
  const missing = firstMissing(form, typed)
  if (missing) return { status: 400, field: missing }
  const depots: Record<string, string> = {}
  for (const name of formFiles[words.endpoint]) {
    const file = typed.get(`files.${name}`)
    if (!(file instanceof File) || file.size === 0) continue
    try {
      const ticket = tickets.get(file) ?? (await uploadFile(file, toldIn(form, words)))
      tickets.set(file, ticket)
      depots[name] = ticket
    } catch (error) {
      return { status: error instanceof RefusedFile ? error.status : 503, field: name }
    }
  }
  return post(form, typed, { depots, key, endpoint: words.endpoint })
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

function toldIn(form: HTMLFormElement, { progress, interrupted }: Spoken) {
  return {
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
    const said = await answer.json()
    const [problem] = said?.error?.details?.errors ?? []
    for (const name of formFiles[endpoint]) {
      // A file that was refused has lost its ticket.
      const file = typed.get(`files.${name}`)
      if (file instanceof File && problem?.path?.[0] === name) tickets.delete(file)
    }
    return { status, ...problem, field: problem?.path?.at(-1) }
  } catch {
    return { status: 503 }
  }
}
