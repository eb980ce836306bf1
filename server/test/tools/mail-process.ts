/** The mail server of the tests as a process of its own: says its address, then each mail, one JSON a line. */
import { MailSink, textOf } from './smtp.ts';

const say = (line: unknown): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

const sink = await MailSink.start((mail) => say({ to: mail.to, text: textOf(mail) }));
say({ url: sink.url });
