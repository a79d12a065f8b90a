import { type FileRefusalCode, fileRefusals } from '@sira/contract/deposits/fileRefusals'
import type { Locale } from '@sira/contract/locales'
import { ContractError } from '@sira/contract/wire/errors'

/** A file that is not taken, in a sentence for whoever sent it; `name` is the code of the reason. */
export function fileProblem(file: string, code: FileRefusalCode, locale: Locale): ContractError {
  const message = fileRefusals[code][locale]
  return new ContractError({
    ...(code === 'large'
      ? { status: 413, name: 'PayloadTooLargeError' }
      : code === 'ended'
        ? { status: 400, name: 'ValidationError' }
        : { status: 415, name: 'UnsupportedMediaTypeError' }),
    message,
    details: { errors: [{ path: [file], message, name: code }] },
  })
}
