/** The fields by which staff find what visitors sent, and the letters about it. */
export const searchedFields = {
  devis: ['nom', 'email', 'phone', 'service', 'message'],
  contacts: ['name', 'email', 'phone', 'subject', 'message'],
  newsletters: ['email'],
  emails: ['to', 'replyTo', 'subject'],
} as const
