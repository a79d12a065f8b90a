/** Empty, or the address of a page on the web. */
export function webAddress(value: string | null | undefined): true | string {
  if (!value) return true
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
    ? true
    : 'Il faut une adresse complète, qui commence par https://.'
}

/** Empty, or several of them with spaces between. */
export function webAddresses(value: string | null | undefined): true | string {
  const given = value?.split(/\s+/).filter(Boolean) ?? []
  return given.map(webAddress).find((answer) => answer !== true) ?? true
}
