import { isBelow, programPaths } from '@sira/contract/programPaths'

/** Cuts a pasted address down to a path of the site. */
export function sitePath(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.trim()
  const path = URL.canParse(text) ? new URL(text).pathname : (text.split(/[?#]/, 1)[0] ?? '')
  return decoded(path).replace(/(?<=.)\/+$/, '')
}

/** An address of the site that is not one any more: `/ancienne-page`. */
export function oldAddress(value: string | null | undefined): true | string {
  if (!value || !/^\/[^\s/]/.test(value)) {
    return 'Donnez la fin de l’adresse, qui commence par /, par exemple /ancienne-page.'
  }
  return isBelow(value, programPaths) ? 'Cette adresse sert au programme lui-même.' : true
}

/** Checks the target: a path of the site, or an address elsewhere. */
export function newAddress(value: string | null | undefined): true | string {
  if (value && (/^\/(?!\/)\S*$/.test(value) || /^https:\/\/[^\s/]+/.test(value))) return true
  return 'Donnez une adresse du site qui commence par /, ou une adresse complète en https://.'
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
