const youtube =
  /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/

/** The address that plays a YouTube video inside a page, without its cookies; null for others. */
export function videoEmbed(address: string): string | null {
  const [, id] = youtube.exec(address) ?? []
  return id === undefined ? null : `https://www.youtube-nocookie.com/embed/${id}`
}
