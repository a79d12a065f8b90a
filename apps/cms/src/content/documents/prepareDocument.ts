import { documentKinds } from '@sira/contract/documents/documentKinds'
import { limits } from '@sira/contract/limits'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { restUntilWriting } from '../../database/transactions/restUntilWriting.ts'
import { storedName } from '../files/storedName.ts'
import { tooLargeFile } from '../files/tooLargeFile.ts'
import { readDocumentKind } from './readDocumentKind.ts'

/**
 * Checks a document before Payload does. Its kind follows from its content, never from its name,
 * and it gets a name that nobody can guess. Without a title it gets that of its file. It gives the
 * writer's turn to others until its row is written, because a store may be slow.
 */
export const prepareDocument: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  if (file.size > limits.upload) throw new APIError(tooLargeFile, 413, null, true)
  await restUntilWriting(req)
  const found = await readDocumentKind(file.data)
  if ('refusal' in found) throw new APIError(found.refusal, 400, null, true)
  const { kind } = found
  const name = storedName(file.name, kind, 'document')
  req.file = { ...file, mimetype: documentKinds[kind].mimeType, name }
  const titled =
    operation === 'create' && !text('title' in args.data && args.data.title)
      ? { ...args, data: { ...args.data, title: titleFrom(file.name) } }
      : args
  // Payload would look for a file of that name, and call a lost database a problem of the upload.
  return { ...titled, overwriteExistingFiles: true }
}

function titleFrom(sentName: string): string {
  return (
    sentName
      .replace(/\.[^.]*$/, '')
      .replace(/[_\s]+/g, ' ')
      .trim()
      .slice(0, 200) || 'Document'
  )
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
