export { NoticeArticle, type NoticeArticleProps } from './NoticeArticle';
export { NoticeList, type NoticeListProps } from './NoticeList';
