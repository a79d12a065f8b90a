/** Letters, each a job: a few leave every second. */
export const mailQueue = 'mail'
