import { formHeaders, trapField } from '@sira/contract/forms/envelope'
import { sentAddress } from '../../../forms/sentAddress.ts'
import { controlFor, type Spoken, say } from './formState.ts'
import type { Refused } from './problemOf.ts'
import { RefusedFile, uploadFile } from './uploadFile.ts'

type Sent = (Refused & { address: string }) | { status: 200; address: string }

const files = ['cv', 'lettre'] as const
const texts = ['nom', 'phone', 'indicatif', 'email', 'message'] as const

/** By the file: one that has arrived is not sent again, though a field was wrong. */
const tickets = new WeakMap<File, string>()

/** Sends the files, and then what was typed with their tickets. */
export async function sendApplication(
  form: HTMLFormElement,
  key: string,
  words: Spoken,
): Promise<Sent> {
  const { address } = words
  const typed = new FormData(form)
  const missing = firstMissing(typed)
  if (missing) return { status: 400, field: missing, address }
  const depots: Record<string, string> = {}
  for (const name of files) {
    const file = typed.get(`files.${name}`)
    if (!(file instanceof File) || file.size === 0) continue
    try {
      const ticket = tickets.get(file) ?? (await uploadFile(file, toldIn(form, words)))
      tickets.set(file, ticket)
      depots[name] = ticket
    } catch (error) {
      return { status: error instanceof RefusedFile ? error.status : 503, field: name, address }
    }
  }
  return post(form, typed, { depots, key, address })
}

/** What nobody need ask the network for. */
function firstMissing(typed: FormData): string | undefined {
  const empty = (['nom', 'phone'] as const).find((name) => !String(typed.get(name)).trim())
  if (empty) return empty
  const cv = typed.get('files.cv')
  if (!(cv instanceof File) || cv.size === 0) return 'cv'
  return typed.get('consentement') ? undefined : 'consentement'
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
  address: string
}

async function post(
  form: HTMLFormElement,
  typed: FormData,
  { depots, key, address }: Posted,
): Promise<Sent> {
  const trap = controlFor(form, trapField)?.value
  const given = Object.fromEntries(texts.map((name) => [name, typed.get(name)]))
  const data = { ...given, job: typed.get('job') ?? '', consentement: true }
  const headers = {
    'content-type': 'application/json',
    [formHeaders.key]: key,
    [formHeaders.language]: document.documentElement.lang,
    [formHeaders.filledIn]: String(Math.round(performance.now())),
    ...(trap ? { [formHeaders.trap]: 'yes' } : {}),
  }
  try {
    const body = JSON.stringify({ data, depots })
    const answer = await fetch('/api/candidatures', { method: 'POST', headers, body })
    const { status } = answer
    if (answer.ok) {
      const reference = answer.headers.get(formHeaders.reference) ?? undefined
      return { status: 200, address: sentAddress(address, reference) }
    }
    const said = await answer.json()
    const [problem] = said?.error?.details?.errors ?? []
    for (const name of files) {
      // A file that was refused has lost its ticket.
      const file = typed.get(`files.${name}`)
      if (file instanceof File && problem?.path?.[0] === name) tickets.delete(file)
    }
    return { status, address, ...problem, field: problem?.path?.at(-1) }
  } catch {
    return { status: 503, address }
  }
}
