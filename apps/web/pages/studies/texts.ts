import { useLanguage, type BoardLanguage } from '@brink/board';
import type { StudyVisibility } from '@brink/protocol';
import { countEn, countRu } from '../../ui/texts/count.ts';

interface StudiesTexts {
  readonly title: string;
  readonly one: string;
  readonly about: string;
  readonly shipped: string;
  readonly open: string;
  readonly own: string;
  readonly device: string;
  readonly none: string;
  readonly offline: string;
  readonly chapters: (count: number) => string;
  readonly byLink: string;
  /** Who reads it. */
  readonly readers: Readonly<Record<StudyVisibility, string>>;
  readonly read: (title: string) => string;
  readonly importFile: string;
  readonly importFailed: (why: string) => string;
  readonly exportFile: string;
  readonly copy: string;
  readonly remove: string;
  readonly removeAsk: string;
  readonly chapterTab: string;
  readonly chapter: string;
  readonly addChapter: string;
  readonly removeChapter: string;
  readonly chapterName: string;
  readonly chapterText: string;
  readonly studyTitle: string;
  readonly studyAbout: string;
  readonly save: string;
  readonly saved: string;
  readonly unsaved: string;
  readonly lockedBy: (name: string) => string;
  readonly joined: string;
  readonly failed: string;
  readonly toStudy: string;
  readonly toStudyAbout: string;
  readonly newStudy: string;
  readonly keepWhere: string;
  readonly keepHere: string;
  readonly keepPublic: string;
  readonly keepLink: string;
  readonly accountNeeded: string;
  readonly add: string;
  readonly done: string;
  readonly authors: string;
  readonly authorName: string;
  readonly addAuthor: string;
  readonly removeAuthor: (name: string) => string;
  readonly missing: string;
  readonly missingText: string;
  readonly by: (name: string) => string;
  /** What moderators have done. */
  readonly hidden: (why: string) => string;
  readonly report: string;
  readonly comments: string;
  readonly noComments: string;
  readonly comment: string;
  readonly sendComment: string;
  readonly removeComment: string;
  readonly commentAccount: string;
  readonly commentProblems: Readonly<Record<string, string>>;
  readonly quiz: string;
  readonly quizMe: string;
  readonly quizAt: (question: number, of: number) => string;
  readonly quizSays: Readonly<Record<'play' | 'wrong' | 'right', string>>;
  readonly quizNothing: string;
  readonly quizOver: string;
  readonly quizScore: (found: number, of: number) => string;
  readonly quizShow: string;
  readonly quizEnd: string;
}

const TEXTS: Readonly<Record<BoardLanguage, StudiesTexts>> = {
  en: {
    title: 'Studies',
    one: 'Study',
    about:
      'Chapters of positions and games, with variations and words. Guests keep theirs on this device.',
    shipped: 'To begin with',
    open: 'Public',
    own: 'Yours',
    device: 'On this device',
    none: 'Nothing here yet.',
    offline: 'The server is not responding; studies on this device work all the same.',
    chapters: (count) => countEn(count, 'chapter', 'chapters'),
    byLink: 'by link',
    readers: { public: 'Open to all.', link: 'Open to all with the link.' },
    read: (title) => `Open: ${title}`,
    importFile: 'Import a file',
    importFailed: (why) => `This is no study: ${why}`,
    exportFile: 'Export',
    copy: 'Copy',
    remove: 'Delete',
    removeAsk: 'Delete this study for good?',
    chapterTab: 'Chapters',
    chapter: 'Chapter',
    addChapter: 'New chapter from here',
    removeChapter: 'Delete this chapter',
    chapterName: 'Name of the chapter',
    chapterText: 'Text',
    studyTitle: 'Title of the study',
    studyAbout: 'What it is about',
    save: 'Save',
    saved: 'Saved',
    unsaved: 'Not saved yet',
    lockedBy: (name) =>
      `${name} writes in this study now. You can read it, and save once they are done.`,
    joined: 'Saved, with what another author wrote meanwhile.',
    failed: 'It could not be saved. Try again in a moment.',
    toStudy: 'Add to a study',
    toStudyAbout: 'The tree becomes a chapter.',
    newStudy: 'A new study',
    keepWhere: 'Where it is kept',
    keepHere: 'On this device',
    keepPublic: 'On the server, for everybody',
    keepLink: 'On the server, by link',
    accountNeeded: 'Studies on the server need an account.',
    add: 'Add',
    done: 'Open the study',
    authors: 'Authors',
    authorName: 'Name of a player',
    addAuthor: 'Let them write',
    removeAuthor: (name) => `Remove ${name}`,
    missing: 'There is no such study',
    missingText: 'It was deleted, or it is kept on another device.',
    by: (name) => `by ${name}`,
    hidden: (why) => `Moderators have hidden this study: ${why}. Only its authors see it.`,
    report: 'Report',
    comments: 'Comments',
    noComments: 'No one has said anything about this chapter yet.',
    comment: 'Your comment on this chapter',
    sendComment: 'Send',
    removeComment: 'Delete',
    commentAccount: 'To comment you need an account.',
    commentProblems: {
      blocked: 'You and the owner of this study do not talk to each other.',
      banned: 'You cannot write for a while.',
      'too-fast': 'You have written a lot. Try again in an hour.',
      'too-many-comments': 'This study has no room for more comments.',
    },
    quiz: 'Quiz',
    quizMe: 'Quiz me',
    quizAt: (question, of) => `play ${question} of ${of}`,
    quizSays: {
      play: 'Your move: what was played here?',
      wrong: 'Not that. Try something else.',
      right: 'Right. Your move again.',
    },
    quizNothing: 'Nothing follows from here. Go back to an earlier move and start the quiz there.',
    quizOver: 'That was the last one.',
    quizScore: (found, of) => `${found} of ${of} found at the first try`,
    quizShow: 'Show me',
    quizEnd: 'Back to the study',
  },
  ru: {
    title: 'Исследования',
    one: 'Исследование',
    about:
      'Главы из позиций и партий, с вариантами и пояснениями. Гости хранят свои на этом устройстве.',
    shipped: 'Для начала',
    open: 'Открытые',
    own: 'Ваши',
    device: 'На этом устройстве',
    none: 'Здесь пока пусто.',
    offline: 'Сервер не отвечает; исследования на этом устройстве работают и так.',
    chapters: (count) => countRu(count, 'глава', 'главы', 'глав'),
    byLink: 'по ссылке',
    readers: { public: 'Открыто всем.', link: 'Открыто всем, у кого есть ссылка.' },
    read: (title) => `Открыть: ${title}`,
    importFile: 'Загрузить файл',
    importFailed: (why) => `Это не исследование: ${why}`,
    exportFile: 'Скачать',
    copy: 'Копировать',
    remove: 'Удалить',
    removeAsk: 'Удалить исследование насовсем?',
    chapterTab: 'Главы',
    chapter: 'Глава',
    addChapter: 'Новая глава отсюда',
    removeChapter: 'Удалить эту главу',
    chapterName: 'Название главы',
    chapterText: 'Текст',
    studyTitle: 'Название исследования',
    studyAbout: 'О чем оно',
    save: 'Сохранить',
    saved: 'Сохранено',
    unsaved: 'Еще не сохранено',
    lockedBy: (name) => `Сейчас пишет ${name}. Читать можно, сохранить получится после.`,
    joined: 'Сохранено вместе с тем, что тем временем написал другой автор.',
    failed: 'Сохранить не удалось. Попробуйте чуть позже.',
    toStudy: 'Добавить в исследование',
    toStudyAbout: 'Дерево вариантов станет главой.',
    newStudy: 'Новое исследование',
    keepWhere: 'Где хранить',
    keepHere: 'На этом устройстве',
    keepPublic: 'На сервере, для всех',
    keepLink: 'На сервере, по ссылке',
    accountNeeded: 'Для исследований на сервере нужна учетная запись.',
    add: 'Добавить',
    done: 'Открыть исследование',
    authors: 'Авторы',
    authorName: 'Имя игрока',
    addAuthor: 'Разрешить писать',
    removeAuthor: (name) => `Убрать: ${name}`,
    missing: 'Такого исследования нет',
    missingText: 'Его удалили, или оно хранится на другом устройстве.',
    by: (name) => `автор: ${name}`,
    hidden: (why) => `Модераторы скрыли это исследование: ${why}. Его видят только авторы.`,
    report: 'Пожаловаться',
    comments: 'Комментарии',
    noComments: 'Об этой главе еще никто ничего не написал.',
    comment: 'Ваш комментарий к главе',
    sendComment: 'Отправить',
    removeComment: 'Удалить',
    commentAccount: 'Для комментариев нужна учетная запись.',
    commentProblems: {
      blocked: 'Вы и владелец этого исследования не общаетесь.',
      banned: 'Пока вы не можете писать.',
      'too-fast': 'Вы много написали. Попробуйте через час.',
      'too-many-comments': 'В этом исследовании больше нет места для комментариев.',
    },
    quiz: 'Проверка',
    quizMe: 'Проверить себя',
    quizAt: (question, of) => `вопрос ${question} из ${of}`,
    quizSays: {
      play: 'Ваш ход: как здесь сыграли?',
      wrong: 'Не так. Попробуйте другое.',
      right: 'Верно. Снова ваш ход.',
    },
    quizNothing: 'Дальше ничего нет. Вернитесь к более раннему ходу и начните оттуда.',
    quizOver: 'Это был последний вопрос.',
    quizScore: (found, of) => `с первой попытки: ${found} из ${of}`,
    quizShow: 'Показать',
    quizEnd: 'К исследованию',
  },
};

export const commentProblem = (texts: StudiesTexts, code: string): string =>
  texts.commentProblems[code] ?? texts.failed;

export const useStudiesTexts = (): StudiesTexts => TEXTS[useLanguage()];
