/** Saves a file among the downloads, by a link of the page made for this. */
export function saveFile(file: File): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-download]')
  if (!link) return
  const address = URL.createObjectURL(file)
  link.href = address
  link.download = file.name
  link.click()
  // The download has its own hold on it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Makes a file name for any phone from a person's name. */
export function fileName(kind: string, person: string): string {
  const plain = person
    .trim()
    .replace(/[\s/\\:*?"<>|.]+/g, '-')
    .slice(0, 60)
  return plain === '' ? kind : `${kind}-${plain}`
}

export const mayShare = (files: File[]): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files })

/** Browsers inside of apps, as they name themselves: they neither print nor save a file. */
const inApps = /\bFB[AI]_|FBAN|FBAV|Instagram|; wv\)|Line\/|TikTok|musical_ly|Snapchat/

export const isInApp = (): boolean => inApps.test(navigator.userAgent)
