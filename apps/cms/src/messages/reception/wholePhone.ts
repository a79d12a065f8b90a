/** A number with its dial code; those kept before it was part of the number have it beside them. */
export function wholePhone(
  dialCode: string | null | undefined,
  phone: string | null | undefined,
): string {
  if (!phone) return ''
  return phone.startsWith('+') || !dialCode ? phone : `${dialCode} ${phone}`
}
