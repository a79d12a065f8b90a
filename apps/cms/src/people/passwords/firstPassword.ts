/** The parameter of a link to an account without a first password. */
export const firstPassword = 'invitation'
