/** What the address of a link says where nobody has had a password yet. */
export const firstPassword = 'invitation'
