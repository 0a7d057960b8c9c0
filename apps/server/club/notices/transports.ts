import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { ChannelKind, PushTarget } from '@brink/protocol';
import type { Config } from '../../base/config.ts';
import type { Storage } from '../../storage/port.ts';
import type { StoredChannel } from '../../storage/club/notices-port.ts';
import { write } from './mails.ts';
import type { Notice } from '../../storage/club/notice.ts';
import { inTime, postOutside, type Manner } from './outside.ts';
import { RESET_TEXTS } from './texts/reset.ts';
import { NOTICE_TEXTS } from './texts/texts.ts';

interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const JSON_HEADERS = { 'content-type': 'application/json' };

/** The keys with which this server signs what it pushes: made once, the same in every process. */
export async function pushKeysOf(storage: Storage): Promise<PushKeys> {
  const made = await storage.club.notices.setting('push-keys', () =>
    JSON.stringify(webPush.generateVAPIDKeys()),
  );
  return JSON.parse(made) as PushKeys;
}

/** Sends notices, each kind of channel its own way. */
export class Transports {
  readonly #config: Config;
  readonly #storage: Storage;
  readonly #mail: Transporter | undefined;

  constructor(config: Config, storage: Storage) {
    this.#config = config;
    this.#storage = storage;
    this.#mail =
      config.smtpUrl === undefined
        ? undefined
        : createTransport(config.smtpUrl, { from: config.mailFrom });
  }

  /** What this server can send. */
  get kinds(): readonly ChannelKind[] {
    return this.#mail ? ['push', 'mail', 'hook', 'discord'] : ['push', 'hook', 'discord'];
  }

  /** Fails if it does not arrive in time; `signal` breaks it off. */
  async send(notice: Notice, channel: StoredChannel, signal?: AbortSignal): Promise<void> {
    const { publicUrl, mayReachInside: mayStayInside } = this.#config;
    const manner = { mayStayInside, signal };
    const written = write(notice, channel, publicUrl);
    const { kind, game, tournament } = notice;
    switch (channel.kind) {
      case 'mail':
        return inTime(() => this.#sendMail(notice, channel), { signal });
      case 'push':
        return this.#push(
          channel,
          JSON.stringify({ text: written.text, url: written.url }),
          manner,
        );
      case 'discord': {
        // A name such as @everyone calls nobody.
        const content = `${written.text} ${written.url}`;
        const body = JSON.stringify({ content, allowed_mentions: { parse: [] } });
        return postOutside({ url: channel.target, headers: JSON_HEADERS, body }, manner);
      }
      case 'hook': {
        const { text, url } = written;
        const body = JSON.stringify({ kind, text, url, game, tournament });
        return postOutside({ url: channel.target, headers: JSON_HEADERS, body }, manner);
      }
    }
  }

  async #push(channel: StoredChannel, payload: string, manner: Manner): Promise<void> {
    const target = JSON.parse(channel.target) as PushTarget;
    const { publicKey, privateKey } = await pushKeysOf(this.#storage);
    const { publicUrl } = this.#config;
    const subject = publicUrl.startsWith('https:') ? publicUrl : 'https://localhost';
    const { endpoint, headers, body } = webPush.generateRequestDetails(target, payload, {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: 24 * 60 * 60,
    });
    const plain: Record<string, string> = {};
    for (const [name, value] of Object.entries(headers)) plain[name] = String(value);
    await postOutside({ url: endpoint, headers: plain, body: body ?? '' }, manner);
  }

  async #sendMail(notice: Notice, channel: StoredChannel): Promise<void> {
    const { text, url, stop } = write(notice, channel, this.#config.publicUrl);
    const texts = NOTICE_TEXTS[channel.language];
    const invitation = notice.kind === 'confirm' ? texts.confirm : texts.open;
    await this.#mail!.sendMail({
      to: channel.target,
      subject: text,
      text: `${text}\n\n${invitation}: ${url}\n\n${texts.stop}: ${stop}\n`,
      headers: {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  }

  /** The link that replaces a forgotten password. It stands behind a #, which no server hears. */
  async sendReset({ target, language }: StoredChannel, name: string, token: string): Promise<void> {
    const { title, text } = RESET_TEXTS[language];
    const url = `${this.#config.publicUrl}/reset#${token}`;
    const body = `${text(name)}\n\n${url}\n`;
    await inTime(() => this.#mail!.sendMail({ to: target, subject: title, text: body }), {});
  }

  close(): void {
    this.#mail?.close();
  }
}
