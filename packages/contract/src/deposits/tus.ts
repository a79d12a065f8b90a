/** Resumable uploads (tus.io, protocol 1.0.0): the words of both ends. */
export const tusVersion = '1.0.0'

export const tusHeaders = {
  version: 'tus-resumable',
  length: 'upload-length',
  offset: 'upload-offset',
  metadata: 'upload-metadata',
} as const

/** The one type of body in which bytes are sent. */
export const bytesType = 'application/offset+octet-stream'

/** The path of new uploads, below the base of the contract. */
export const depositsPath = 'depots'
