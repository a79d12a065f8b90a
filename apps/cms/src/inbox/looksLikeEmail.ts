/** Something, an at sign, a domain with a dot; no spaces. The rest is for the mail server to say. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]_.]+(\.[^\s@"<>(),;:\\[\]_.]+)*\.[\p{L}\d-]{2,}$/u.test(
    text,
  )
}
