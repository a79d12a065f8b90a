import { extname } from 'node:path'

/** Strapi's order of formats in its answers. */
const formatNames = ['thumbnail', 'large', 'medium', 'small'] as const

interface StoredFile {
  filename: string
  mimeType: string | null
  filesize: number
  width: number | null
  height: number | null
}

/**
 * A file of Payload as the media attributes of contract.md: sizes in kB with two decimals,
 * addresses relative to the site.
 */
export function serialiseMedia(document: Record<string, unknown>): Record<string, unknown> {
  const file = storedFile(document)
  return {
    ...document,
    ...(file === undefined ? {} : fileAttributes(file)),
    formats: file === undefined ? null : formatsOf(document.sizes, file),
    previewUrl: null,
    provider: 'local',
    provider_metadata: providerMetadata(document),
  }
}

/**
 * Gives the focal point in Strapi's field for the storage provider; null, as recorded, where the
 * point is the middle.
 */
function providerMetadata({ focalX: x, focalY: y }: Record<string, unknown>) {
  if (!isPercent(x) || !isPercent(y) || (x === 50 && y === 50)) return null
  return { focalPoint: { x, y } }
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100
}

function fileAttributes({ filename, mimeType, filesize, width, height }: StoredFile) {
  return {
    name: filename,
    width,
    height,
    hash: withoutExtension(filename),
    ext: extname(filename),
    mime: mimeType,
    size: kilobytes(filesize),
    url: `/uploads/${encodeURIComponent(filename)}`,
  }
}

/** Only the sizes that are smaller than the file itself; `null` when there is none. */
function formatsOf(sizes: unknown, original: StoredFile): Record<string, unknown> | null {
  if (typeof sizes !== 'object' || sizes === null) return null
  const byName = sizes as Record<string, unknown>
  const formats = formatNames.flatMap((name) => {
    const file = storedFile(byName[name])
    if (file === undefined || !isSmaller(file, original)) return []
    const { hash, ext, mime, width, height, size, url } = fileAttributes(file)
    const attributes = { name: `${name}_${original.filename}`, hash, ext, mime, path: null }
    return [[name, { ...attributes, width, height, size, sizeInBytes: file.filesize, url }]]
  })
  return formats.length === 0 ? null : Object.fromEntries(formats)
}

function isSmaller(file: StoredFile, original: StoredFile): boolean {
  return (file.width ?? 0) < (original.width ?? 0) || (file.height ?? 0) < (original.height ?? 0)
}

function storedFile(value: unknown): StoredFile | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { filename, mimeType, filesize, width, height } = value as Record<string, unknown>
  if (typeof filename !== 'string') return undefined
  return {
    filename,
    mimeType: typeof mimeType === 'string' ? mimeType : null,
    filesize: Number(filesize ?? 0),
    width: typeof width === 'number' ? width : null,
    height: typeof height === 'number' ? height : null,
  }
}

function withoutExtension(filename: string): string {
  return filename.slice(0, filename.length - extname(filename).length)
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 10) / 100
}
