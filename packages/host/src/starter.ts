/**
 * Whoever started this program may be killed without a word: the channel between the two then
 * closes, and what the signal of a clean stop does is done.
 */
export function endWithStarter(): void {
  if (process.channel) process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

/**
 * Says to whoever started this program, and waits for it, that it listens: an answer on its port
 * could be that of another program, which was there first. The only thing said over the channel.
 */
export function tellStarter(): void {
  if (process.connected) process.send?.('listening')
}
