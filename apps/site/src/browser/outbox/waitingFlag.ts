/** Says in localStorage that something waits to be sent, so that other pages load nothing. */
export const waitingFlag = 'sira-envois'
