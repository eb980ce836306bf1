/** A mail server that keeps what it gets. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface Mail {
  readonly to: string;
  /** Headers and text as they came. */
  readonly data: string;
}

/** The dialogue with one client: one command a line, then the mail up to a line with a dot. */
class Dialogue {
  readonly #socket: Socket;
  readonly #keep: (mail: Mail) => void;
  #rest = '';
  #to = '';
  #data: string[] | undefined;

  constructor(socket: Socket, keep: (mail: Mail) => void) {
    this.#socket = socket;
    this.#keep = keep;
    socket.on('error', () => socket.destroy());
    socket.setEncoding('utf8').on('data', (text) => this.#receive(String(text)));
    this.#say('220 sink');
  }

  #say(line: string): void {
    this.#socket.write(`${line}\r\n`);
  }

  #receive(text: string): void {
    const lines = (this.#rest + text).split('\r\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#data ? this.#take(line, this.#data) : this.#obey(line);
  }

  #take(line: string, data: string[]): void {
    if (line !== '.') return void data.push(line.replace(/^\.\./, '.'));
    this.#keep({ to: this.#to, data: data.join('\n') });
    this.#data = undefined;
    this.#say('250 kept');
  }

  #obey(line: string): void {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') this.#to = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (command === 'DATA') {
      this.#data = [];
      return this.#say('354 go on');
    }
    this.#say(command === 'QUIT' ? '221 bye' : '250 ok');
    if (command === 'QUIT') this.#socket.end();
  }
}

export class MailSink {
  readonly mails: Mail[] = [];
  readonly #server: Server;

  private constructor(received: (mail: Mail) => void) {
    const keep = (mail: Mail): void => {
      this.mails.push(mail);
      received(mail);
    };
    this.#server = createServer((socket) => new Dialogue(socket, keep));
  }

  static async start(received: (mail: Mail) => void = () => {}): Promise<MailSink> {
    const sink = new MailSink(received);
    sink.#server.listen(0, '127.0.0.1');
    await once(sink.#server, 'listening');
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  end(): void {
    this.#server.close();
  }
}

/** The text of a mail, whatever way it was wrapped for the journey. */
export const textOf = ({ data }: Mail): string => {
  const [head = '', ...body] = data.split('\n\n');
  const text = body.join('\n\n');
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return text;
  const bytes = text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};
