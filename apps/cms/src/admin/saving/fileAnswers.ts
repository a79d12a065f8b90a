import { limits } from '@sira/contract/limits'
import { tooLargeFile } from '../../content/files/tooLargeFile.ts'

const unreadable =
  'La réponse s’est perdue en route. Regardez si ce fichier est déjà dans la bibliothèque ; sinon, envoyez-le de nouveau.'

/** The file that a screen of Payload sends with this request, if it is such a one. */
export function sentFile([, init]: Parameters<typeof fetch>): File | undefined {
  const file = init?.body instanceof FormData ? init.body.get('file') : null
  return file instanceof File ? file : undefined
}

/** The answer for a file that nobody takes: it is said before minutes of a connection went into it. */
export function refusedBefore({ size }: File): Response | undefined {
  return size > limits.upload ? refusal(tooLargeFile, 400) : undefined
}

/**
 * Of several files sent at once Payload 3.90 counts among the saved each whose request threw or
 * whose answer could not be read, and throws it away. It keeps those that were refused: so that is
 * what such a file is answered.
 */
export function refusal(message: string, status = 503): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

/** The answer, if it is whole: half an answer, or the page of a proxy between, is none. */
export async function wholeAnswer(answer: Response): Promise<Response> {
  try {
    await answer.clone().json()
    return answer
  } catch {
    return refusal(unreadable)
  }
}
