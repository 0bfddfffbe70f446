/** UTC. One queue per job, so a slow run is never overtaken and blocks no other. */
export const timetable = `
* * * * * expire-payments ?max=1&queue=expire-payments
* * * * * poll-payments ?max=1&queue=poll-payments
*/20 * * * * poll-late-payments ?max=1&queue=poll-late-payments
*/10 * * * * poll-refunds ?max=1&queue=poll-refunds
7 * * * * issue-missing-receipts ?max=1&queue=issue-missing-receipts
23 3 * * * reconcile-daily ?max=12
33 3 * * * check-books ?max=4
43 3 * * * prune-webhooks ?max=4
53 3 * * * erase-lost-notes ?max=4
3 4 * * * erase-expired-sign-ins ?max=4
8 4 * * * encrypt-again ?max=4
13 4 * * * erase-old-enquiries ?max=4
31 * * * * erase-passed-limits ?max=1
23 4 * * * erase-old-notifications ?max=4
*/5 * * * * remind-of-chats ?max=1&queue=remind-of-chats
*/5 * * * * remind-of-sessions ?max=1&queue=remind-of-sessions
*/15 * * * * tell-of-deadlines ?max=1&queue=tell-of-deadlines
*/15 * * * * queue-digests ?max=1&queue=queue-digests
21 * * * * complete-unanswered ?max=1&queue=complete-unanswered
11 * * * * keep-figures ?max=1&queue=keep-figures
41 * * * * queue-owed-refunds ?max=1
*/10 * * * * return-left-behind ?max=1&queue=return-left-behind
47 * * * * pay-owed-wallet-parts ?max=1
* * * * * free-lost-jobs ?max=1
17 */6 * * * refresh-rates ?max=3
*/10 * * * * reopen-unpaid-places ?max=1
`;
